import type { Exercise } from "../../shape";

/**
 * Thought record after Beck (cognitive therapy; NHS, "Reframing unhelpful thoughts"); worry time after Borkovec (NHS, "Tackling
 * your worries"); the friend's view after Neff and Gilbert (self-compassion). Own wording.
 */
export const adultThoughts: readonly Exercise[] = [
  {
    id: "thought-record",
    chip: "Thought record",
    asked: /thought (?:record|diary|check)|challenge (?:my|the|this) thought/i,
    topics: ["work", "school", "selfWorth", "relationship", "friends", "family", "identity", "body", "money"],
    feelings: ["ashamed", "anxious", "sad", "angry"],
    approaches: /cbt|cognitive|thought/i,
    offer:
      "We could take one thought that keeps coming back and look at it from both sides. It takes about five short answers.",
    why: "A thought feels like a fact while we are inside it. Writing it down makes a bit of room around it.",
    steps: [
      {
        plainLead: "Good, we go one step at a time.",
        seed: "Earlier you wrote {seed}. We can take that one, or another.",
        ask: "What is the thought that hurts most in all this? Write it as it sounds in your head.",
        hint: "Try to end this sentence: in that moment I told myself that …",
      },
      {
        lead: "So the thought is {answer}. I can see why it stings.",
        plainLead: "I can see why that one stings.",
        ask: "How strongly do you believe it right now, from 0 to 10, and what feeling comes with it?",
        hint: "A rough guess is enough: is it closer to 2, to 5, or to 9?",
      },
      {
        plainLead: "That is how it feels from the inside.",
        ask: "Now be fair to the thought: what has really happened that speaks for it?",
        hint: "Only things a camera could have seen. Is there one?",
      },
      {
        plainLead: "That side is heard, and it counts.",
        ask: "And the other side: what does not fit the thought, even something small?",
        hint: "What would a friend who was there bring up in your favor?",
      },
      {
        lead: "So there is also this: {answer}.",
        plainLead: "So there is another side too.",
        ask: "If you hold both sides together, what would be a fairer sentence, one you can half believe?",
        hint: "You could begin with: it is true that …, and it is also true that …",
      },
      {
        lead: "Let that one stand for a moment: {answer}.",
        plainLead: "Let that one stand for a moment.",
        ask: "How strong is the first thought now, from 0 to 10?",
        hint: "The same as before, a bit less, or more? Any of these is fine.",
      },
    ],
    summaries: [
      "You began with {answer1}, and you found {answer5} beside it.",
      "Beside the first thought there is now this: {answer5}.",
      "You looked hard at one thought: {answer1}.",
    ],
    shift: {
      from: 1,
      to: 5,
      down: "From {from} to {to}.",
      same: "It is still at {to}, and it has company now.",
      up: "It stands at {to}, and looking closely can do that at first.",
    },
    close: "The number does not need to drop to zero. What would you like to keep from this?",
  },
  {
    id: "worry-time",
    chip: "Set a worry time",
    asked: /worry time|postpone (?:my|the|this) worr|park (?:my|the|this) worr/i,
    topics: ["worry", "sleep", "money", "health", "work", "school"],
    feelings: ["anxious", "overwhelmed"],
    approaches: /cbt|cognitive|worry|problem/i,
    offer: "We could park this worry at a set time, so it does not get the whole day or night.",
    why: "Pushing a worry away tends to make it louder. Giving it an appointment often makes it quieter.",
    steps: [
      {
        plainLead: "Let us give the worry a place of its own.",
        seed: "You wrote {seed}, and it may be that one.",
        ask: "Put the worry into one sentence, as short as you can.",
        hint: "It may start with: what if …",
      },
      {
        lead: "So it says {answer}.",
        plainLead: "So that is what it says.",
        ask: "Is there something you can do about it in the next 24 hours, or is it out of your hands for now?",
        hint: "If you are not sure, say not sure. What would the smallest move be?",
      },
      {
        plainLead: "That is worth knowing.",
        ask: "Pick a time tomorrow, fifteen minutes long and not right before bed, when this worry may speak. When will it be?",
        hint: "After lunch or early in the evening often works. Which is closer to your day?",
      },
      {
        lead: "It has an appointment then: {answer}.",
        plainLead: "It has an appointment then.",
        ask: "When it knocks before that, what will you say to it?",
        hint: "Something like: not now, I have written you down. How would you put it?",
      },
      {
        lead: "Keep that line: {answer}.",
        plainLead: "Keep that line near you.",
        ask: "And until then, what would you like to turn to instead, something quiet and near?",
        hint: "A page of a book, a warm drink, a song? What is within reach?",
      },
    ],
    summaries: [
      "Your worry waits until {answer3}. Until then you turn to {answer5}.",
      "The worry says {answer1}, and it has an hour of its own now.",
    ],
    close:
      "It will likely knock again, and each time you send it to its hour, you have done the exercise. How does that sit with you?",
  },
  {
    id: "kind-words",
    chip: "Words to a friend",
    asked: /self.?compassion|(?:kind|compassionate|compassion) (?:words|letter)|words to a friend/i,
    topics: ["selfWorth", "loss", "body", "identity", "habit"],
    feelings: ["ashamed", "sad", "lonely"],
    approaches: /compassion|narrative|act\b|acceptance/i,
    offer: "We could try to find the words you would give a friend in your place.",
    why: "Most people are fairer to a friend than to themselves. We borrow that fairness.",
    steps: [
      {
        plainLead: "Think of someone you care about.",
        ask: "Imagine they tell you all this about their own life. What would you say first?",
        hint: "Maybe you would not say much. What would your face or your hands do?",
      },
      {
        lead: "You would tell them {answer}.",
        plainLead: "That is how you would meet them.",
        ask: "And what do you say to yourself when it is you?",
        hint: "Which tone does it have: cold, hurried, strict, tired?",
      },
      {
        plainLead: "There is a gap between the two.",
        ask: "Which of your words to that friend could you lend to yourself, even half?",
        hint: "One word would do. Which one is easiest to take in?",
      },
      {
        lead: "You lend yourself this: {answer}.",
        plainLead: "That is a start.",
        ask: "Make it a short letter to yourself, two or three lines, with those words in it. How does it go?",
        hint: "It can begin with: I know this week was hard for you. How would it go on?",
      },
    ],
    summaries: [
      "For a friend you had these words: {answer1}. And to yourself you wrote {answer4}.",
      "For a friend you had these words: {answer1}. Now there is a letter beside them.",
      "Now there is a letter with your own words in it.",
    ],
    close: "You do not need to believe it all. It is enough that the words are yours. What is it like to read them?",
  },
];
