import type { Exercise } from "../shape";

/** Thought record after Beck's cognitive therapy; worry time after Borkovec; activation after Martell; own wording. */
export const adultExercises: readonly Exercise[] = [
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
        lead: "Noted: {answer}.",
        plainLead: "Noted.",
        ask: "Now be fair to the thought: what has really happened that speaks for it?",
        hint: "Only things a camera could have seen. Is there one?",
      },
      {
        lead: "That side is heard: {answer}.",
        plainLead: "That side is heard.",
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
    summary: "You began with {answer1}, and you found {answer5} beside it.",
    close:
      "The number does not need to drop to zero. What you did is see that the thought has another side. Is there something in you that answers to that?",
  },
  {
    id: "breathing",
    chip: "Breathe for one minute",
    asked: /\bbreath(?:e|ing)\b(?! is| was)|calm down exercise/i,
    topics: ["worry", "anger", "health", "work"],
    feelings: ["anxious", "overwhelmed", "angry"],
    approaches: /mindful|dbt|relax|breath|act\b|acceptance/i,
    offer: "We could slow your breath together for about a minute.",
    why: "A long breath out tells the body that it may come down a little.",
    steps: [
      {
        plainLead: "Good. Sit so that your feet touch the floor, if you can.",
        ask: "Breathe in through your nose while you count to four, and out slowly while you count to six. Do that three times, then tell me how it went.",
        hint: "Just one slow breath out is enough. Write a word when you have done it.",
      },
      {
        plainLead: "Okay. However it went is fine.",
        ask: "Now three more, and let your shoulders drop each time you breathe out. Where in your body do you feel the breath most?",
        hint: "Maybe the nose, the chest, or the belly?",
      },
      {
        plainLead: "Stay with that spot for one more breath.",
        ask: "Then look around you for a second. What is different now, even if only a little?",
        hint: "Perhaps the jaw, the hands, or the speed of your thoughts?",
      },
    ],
    close:
      "You can take that breath with you anywhere, and no one has to notice. Do you want to go on with what was on your mind?",
  },
  {
    id: "grounding",
    chip: "Name five things",
    asked: /\bground(?:ing|ed)?\b|5.?4.?3.?2.?1|five things/i,
    topics: ["worry", "loss", "health"],
    feelings: ["overwhelmed", "numb", "anxious", "confused"],
    approaches: /dbt|dialectical|trauma|mindful/i,
    offer: "We could use your senses to bring you back into the room, one sense after the other.",
    why: "The mind can only be in so many places. The senses pull it back to here.",
    steps: [
      {
        plainLead: "All right, no hurry with this.",
        ask: "Look around and name five things that you can see.",
        hint: "Begin with one. What is right in front of you?",
      },
      {
        lead: "I have them: {answer}.",
        plainLead: "I have them.",
        ask: "Now four things you can feel, such as the chair, your sleeve, or the floor.",
        hint: "What do your feet touch right now?",
      },
      {
        plainLead: "Let your weight rest on what holds you.",
        ask: "Next, three things you can hear, near or far.",
        hint: "Even a hum or your own breath counts. What is the closest sound?",
      },
      {
        lead: "You hear {answer}.",
        plainLead: "Listen a second longer.",
        ask: "Now two things you can smell, or two smells that you like.",
        hint: "Coffee, soap, rain: which one would be good now?",
      },
      {
        plainLead: "Almost through.",
        ask: "Last, one thing you can taste, or one kind word you would like to hear.",
        hint: "A sip of water counts. Or which word would do you good?",
      },
    ],
    close: "Here you are, in this room, at this hour. What is it like in you now?",
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
    summary: "Your worry waits until {answer3}. Until then you turn to {answer5}.",
    close:
      "It will likely knock again, and that is normal. Each time you send it to its hour, you have done the exercise. How does that sit with you?",
  },
  {
    id: "small-step",
    chip: "Plan one small thing",
    asked: /small (?:thing|step|plan)|behaviou?ral activation|mini.?plan/i,
    topics: ["loss", "loneliness", "selfWorth", "health", "friends", "sleep"],
    feelings: ["sad", "numb", "tired", "lonely"],
    approaches: /activation|behavio|solution|problem|motivation/i,
    offer: "We could plan one very small thing for the next day, so small that it is hard not to do.",
    why: "When mood is low, waiting to feel like it can take long. A tiny step often comes first and the mood follows a little.",
    steps: [
      {
        plainLead: "Good, we keep it really small.",
        ask: "What is something that used to do you good, or that mattered to you, even if it feels far away now?",
        hint: "Think of people, places, music, being outside, making things. Does one of them ring a bell?",
      },
      {
        lead: "I hear that {answer} once had a place.",
        plainLead: "I can see that had a place in your life.",
        ask: "What would a five-minute version of it look like?",
        hint: "Cut it in half, and then in half again. What is left?",
      },
      {
        lead: "Five minutes: {answer}.",
        plainLead: "Five minutes is enough.",
        ask: "When and where in the next day could you do it?",
        hint: "You could tie it to something you do anyway, such as the first coffee. What would that be?",
      },
      {
        lead: "That is a plan: {answer}.",
        plainLead: "That is a plan.",
        ask: "What might get in the way, and what would you do then?",
        hint: "Being tired, perhaps, or the phone. What usually trips you up?",
      },
    ],
    summary: "So the plan is {answer2}, and the time is {answer3}.",
    close:
      "If it works, notice how it was. If it does not, you have learned something about the step and nothing bad about you. How does it feel to have it set?",
  },
  {
    id: "kind-words",
    chip: "Words to a friend",
    asked: /self.?compassion|kind (?:words|letter)|words to a friend/i,
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
    ],
    summary: "For a friend you had these words: {answer1}.",
    close: "You do not need to believe it all. It is enough that the words are yours. What is it like to read them?",
  },
];
