import type { TwoVoice } from "../shape";
import { APPROACHES_FOR_TWO } from "./en-approaches";
import { FURTHER_APPROACHES_FOR_TWO } from "./en-approaches-further";
import { FOCI_FOR_TWO } from "./en-foci";

/**
 * The guide's English between two people. Repair, turn-taking and the four patterns after Gottman and Silver (The Seven
 * Principles for Making Marriage Work, 1999), in own words.
 */
export const enForTwo: TwoVoice = {
  quoteMarks: ["“", "”"],
  mirror: [
    "{speaker}, I hear you say {quote}.",
    "{quote}: thank you for putting that here, {speaker}.",
    "So for you, {speaker}, it is this: {quote}.",
    "I want to hold on to one thing from {speaker}: {quote}.",
    "{speaker} says {quote}.",
    "Let {quote} stand for a moment, {speaker}.",
  ],
  view: [
    "{speaker}, that is how it looks from where you stand.",
    "This is your side of it, {speaker}, and there is another one to hear.",
    "I hear how this has been for you, {speaker}.",
    "That clearly matters to you, {speaker}.",
    "You are telling us what it is like on your side, {speaker}.",
    "Thank you for saying where you are with this, {speaker}.",
  ],
  soften: {
    contempt: [
      "That was a sharp word, and sharp words shut ears on both sides. {speaker}, can you say the same again from yourself: what you feel, about what, and what you need?",
      "Let me slow us down. Under a hard word there is often something that hurts. {speaker}, what is the sore spot here, without a word about who {listener} is?",
      "I will not pass that on as it stands. {speaker}, which wish is in it? Try one sentence that begins with “I would like”.",
    ],
    criticism: [
      "“Always” and “never” make it hard to answer. {speaker}, pick one moment, say what you felt in it, and what you needed from {listener} right then?",
      "There is a wish inside that complaint. {speaker}, could you begin with “I feel”, then the moment, then what would help?",
      "Let's try a softer start. {speaker}: what happened, what it did in you, and one thing you would like instead?",
    ],
    defence: [
      "It sounds as if that landed as blame, {speaker}. Before you answer it, is there one small part of what {listener} said that you can see too?",
      "Nobody is on trial here. {speaker}, what did you hear {listener} say, and which part of it is easiest to understand?",
      "I would like to leave fault out of this. {speaker}, what were you trying to do at that moment?",
    ],
    withdrawal: [
      "It may be too much right now, and a break is fair. {speaker}, would twenty quiet minutes help, and when would you want to come back to this?",
      "When it gets too loud inside, stepping back makes sense. {speaker}, what would make it safe enough to say one more sentence, today or tomorrow?",
      "Let's not push. {speaker}, do you need quiet, or do you need {listener} to ask in another way?",
    ],
  },
  thanks: [
    "I would like us to stay here for a moment, because this was warm. {listener}, how does it reach you?",
    "That was a step towards each other. {listener}, what does it do in you to read this?",
    "Good words get lost quickly, so let them stand. {listener}, which part of it would you like to keep?",
    "{speaker}, thank you for saying that to {listener} here. {listener}, what would you like to give back?",
  ],
  balance: [
    "{speaker}, you have put a lot here, and I don't want to lose it. {listener}, there is room for you now, with one sentence or many?",
    "I would like to hear {listener} before we go on. {speaker}, could you leave a little quiet for that?",
    "We have heard much from {speaker} just now. {listener}, where are you with all this?",
  ],
  noSides: [
    "I am for both of you, so I won't say who is right. What I can do is help each of you be understood. {speaker}, what would you most like {listener} to get?",
    "I can't be a judge here, and a verdict would only help one of you. {speaker}, which need of yours is behind the question?",
    "Two people can see one evening in two ways and both be honest. {speaker}, tell us your way first. {listener}, yours comes right after?",
  ],
  keepsPrivate: [
    "What one of you writes to me alone, I never tell the other, nor whether there was anything. That holds for you both. {speaker}, what would you like to ask {listener} yourself?",
    "Private words stay private, for each of you. {speaker}, is there something you would like to hear from {listener} directly?",
  ],
  asksAi: [
    "I am Sage, an AI, and no person sits behind me. I can help you take turns and hear each other. A couples counselor can do what I can't. Shall we go on where we were?",
  ],
  advice: [
    "You two know your life better than I do, so take this as something to try.",
    "Here is one small thing that has helped other couples.",
    "Let's keep it small enough for this week.",
  ],
  approaches: { ...APPROACHES_FOR_TWO, ...FURTHER_APPROACHES_FOR_TWO },
  foci: FOCI_FOR_TWO,
};
