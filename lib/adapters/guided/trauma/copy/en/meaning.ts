import type { Exercise } from "../../../copy/shape";

/**
 * Gentle work with what it has come to mean: stuck points after Resick's published cognitive processing therapy (without
 * any account of the event), strengths after narrative practice (White, 2007). Offered only to somebody who feels safe and
 * has been steady in this talk; own wording.
 */
export const meaning: readonly Exercise[] = [
  {
    id: "stuck-point",
    chip: "Look at a stuck point",
    asked: /\bstuck.?points?\b|\bmy fault\b.{0,20}\blook at\b/i,
    topics: ["selfWorth", "relationship", "family", "worry"],
    feelings: ["ashamed", "angry", "sad", "anxious"],
    approaches: /cpt|tf_cbt/i,
    offer:
      "If you want, we could look at one belief that it left behind, such as blame or trust. We look at the sentence, not at the event.",
    why: "A belief that was made in danger can stay on long after the danger. Looking from both sides loosens it.",
    steps: [
      {
        plainLead: "Stop whenever you like. We can go back to calming at any point.",
        ask: "Finish this sentence in a few words: since then, I believe that …",
        hint: "It may be about blame, safety, trust, control, worth or closeness.",
      },
      {
        plainLead: "That is a heavy sentence to carry around.",
        ask: "How true does it feel now, from 0 to 10?",
        hint: "Feel, not think. A rough number is fine.",
      },
      {
        plainLead: "Let us be fair to you.",
        ask: "What could you not know, or not do, at that time, that you know or can do today? No details needed.",
        hint: "Your age, how quick it was, who had the power, how few ways out there were.",
      },
      {
        plainLead: "That belongs into the sentence too.",
        ask: "What would you say to a dear friend who believed that sentence about themselves?",
        hint: "The first kind sentence that comes.",
      },
      {
        plainLead: "Keep that tone for yourself for a moment.",
        ask: "What would be a fairer sentence, one that you can believe at least halfway?",
        hint: "You can begin: It happened, and …",
      },
    ],
    summaries: [
      "The stuck sentence: {answer1}. What you tell a friend: {answer4}. A fairer one: {answer5}.",
      "A fairer sentence is {answer5}.",
    ],
    close:
      "That was work, and it is enough for today. Look around the room once and feel your feet. How are you after this?",
  },
  {
    id: "strength-thread",
    chip: "What carried me",
    asked: /\bwhat carried me|strength(?:s| thread)?\b|more than (?:this|what happened)/i,
    topics: ["identity", "selfWorth", "family", "loss"],
    feelings: ["sad", "ashamed", "lonely", "tired"],
    approaches: /narrative/i,
    offer: "If you want, we could follow the thread of what carried you through, before, since and now. Not the event.",
    why: "A hard chapter is loud. The other chapters are yours as well.",
    steps: [
      {
        plainLead: "Take any time of your life but that one.",
        ask: "What in you, or around you, has carried you through hard days?",
        hint: "A stubborn streak, a grandmother, humor, a dog, faith, a skill?",
      },
      {
        lead: "So there is this: {answer}.",
        plainLead: "So there is that.",
        ask: "Who has seen that in you?",
        hint: "One person, alive or not, near or far.",
      },
      {
        plainLead: "They would know what I mean.",
        ask: "What do you stand for that nobody could take from you?",
        hint: "Being fair, looking after someone, not giving up, kindness: which is closest?",
      },
    ],
    summary: "What carried you: {answer1}. Who saw it: {answer2}. What you stand for: {answer3}.",
    close: "That thread runs through all of your life and not only through the worst of it. What would it do tomorrow?",
  },
];
