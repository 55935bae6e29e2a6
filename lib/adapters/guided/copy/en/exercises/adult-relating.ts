import type { Exercise } from "../../shape";

/**
 * The map of people and the rehearsed sentence after Weissman and Klerman (interpersonal psychotherapy); giving the
 * problem a name after White and Epston (narrative therapy); own wording.
 */
export const adultRelating: readonly Exercise[] = [
  {
    id: "one-sentence",
    chip: "Practise one sentence",
    asked: /practi[cs]e (?:one |a )?sentence|role.?play|rehearse|people map|relationship map/i,
    topics: ["relationship", "family", "friends", "loneliness", "work", "loss"],
    feelings: ["angry", "lonely", "sad"],
    approaches: /interpersonal|\bipt\b|relationship/i,
    offer: "We could look at who is around you in this and practise one sentence you might say to one of them.",
    why: "Much of what hurts happens between people. A sentence that was tried once is easier to say.",
    steps: [
      {
        plainLead: "First we look at who is there.",
        ask: "Who plays a part in this, the near ones and the far ones? Just the names or roles.",
        hint: "Who comes to mind first when you think of it?",
      },
      {
        lead: "On your map there are {answer}.",
        plainLead: "That is your map.",
        ask: "With which one of them would a change make the most difference to you?",
        hint: "Who do you think about when you cannot sleep?",
      },
      {
        plainLead: "Then we stay with that one.",
        ask: "What do you need from that person that they may not know?",
        hint: "Time, an apology, help with something, or to be asked how you are?",
      },
      {
        lead: "So you need {answer}.",
        plainLead: "That is a fair thing to need.",
        ask: "Put it into one sentence that begins with: when this happens, I feel … and I would like …",
        hint: "Leave out what they did wrong. What is left?",
      },
      {
        lead: "Your sentence: {answer}.",
        plainLead: "That can be said.",
        ask: "What might they answer, and what would you say back, in a few calm words?",
        hint: "If it gets heated, what would be your way out?",
      },
    ],
    summaries: [
      "The person is {answer2}, and your sentence is {answer4}.",
      "Your sentence is {answer4}.",
      "What you need from them is {answer3}.",
    ],
    close: "You choose whether and when to say it, and only where it is safe to. How does it sound in your own ears?",
  },
  {
    id: "name-it",
    chip: "Give it a name",
    asked: /give it a name|name the problem|externali[sz]\w*|narrative/i,
    topics: ["selfWorth", "habit", "worry", "anger", "identity", "body"],
    feelings: ["ashamed", "anxious", "overwhelmed", "angry"],
    approaches: /narrative|\bnt\b/i,
    offer: "We could give this thing a name of its own, as if it sat across from you, and see how it works.",
    why: "You are not the problem. Seen from the outside, it gets edges, and you get some room.",
    steps: [
      {
        plainLead: "We put it on the chair across from you.",
        ask: "If this thing had a name, like a figure in a story, what would you call it?",
        hint: "The Fog, the Judge, the Alarm, or something quite different?",
      },
      {
        lead: "Hello to {answer}, then.",
        plainLead: "Now it has a name.",
        ask: "When does it tend to show up, and what does it want you to believe?",
        hint: "What does it whisper right before things get hard?",
      },
      {
        plainLead: "It has its tricks.",
        ask: "What has it taken from you, or kept you from?",
        hint: "A person, a plan, some sleep? What do you want back?",
      },
      {
        lead: "It cost you {answer}.",
        plainLead: "That is a real price.",
        ask: "When did you last not do what it wanted, even for a minute?",
        hint: "Writing here may be one such time. Is there another?",
      },
      {
        lead: "So there is a story it does not like to hear: {answer}.",
        plainLead: "So there is a story it does not like to hear.",
        ask: "What does that say about you, and who would not be surprised by it?",
        hint: "Think of someone who knew you early. What would they say?",
      },
    ],
    summaries: [
      "You called it {answer1}. And there was a time it did not get its way: {answer4}.",
      "You called it {answer1}, and you want this back: {answer3}.",
      "You called it {answer1}.",
    ],
    close: "It may come again, and you would know it by its name. What would you like to tell it now?",
  },
];
