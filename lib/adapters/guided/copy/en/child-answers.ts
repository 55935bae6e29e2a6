import type { Direct } from "../shape";

/**
 * Questions that children ask, each with a real answer before anything is asked back. Short words, own wording, after the
 * guides for children in Stallard and in Rapee; no clinician has reviewed it yet.
 */
export const childAnswers: readonly Direct[] = [
  {
    heard:
      /\bis (?:it|this|that) (?:all )?(?:my fault|because of me)\b|\bdid i (?:do|make) (?:it|this|that|something)\b/,
    lines: [
      "No. When grown-ups split up, fight, or get sick, it is never because of a kid. That is grown-up stuff. What made you think it might be you?",
      "No, what grown-ups do is theirs. You did not make it, and it is not your job to fix it. Who could tell you that too, face to face?",
    ],
    after: "rest",
  },
  {
    heard: /\b(?:can|could|will) (?:you|u) (?:please )?make (?:them|him|her|it) (?:stop|go away|be nice)\b/,
    lines: [
      "I can't make them stop, and it is not your job to either. You can say: it hurts me when you fight. Who could help you say that?",
    ],
    after: "rest",
  },
  {
    heard: /\bhow (?:do|can|could|should|would) i (?:even )?(?:tell|say|start|ask|bring|talk)\b/,
    lines: [
      "Start small: can I tell you something, and can you just listen? You can also write it down and hand it over. Who would you pick?",
      "You can practise the first words with me. Pick a calm time, and say how you feel first. What would your first words be?",
    ],
    after: "chips",
    offers: "one-sentence",
  },
  {
    heard:
      /\b(?:can|could|will) (?:you|u) (?:please )?(?:come|look|stay with me|sleep here|hug|be here|hold me|make (?:them|him|her|it) (?:stop|go away)|talk to (?:them|him|her)|help me look)\b/,
    lines: [
      "I wish I could. I am a computer helper, so I can't come to you. A grown-up can: ask one to look with you, with the light on and a flashlight. Who could you ask?",
      "I can't do that, since I live in the computer. A grown-up near you can. Who is at home now?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bdo you think (?:that )?(?:they|he|she|everyone|everybody|\w+) (?:all )?(?:really )?(?:hates?|likes?|is mad|are mad|will)\b|\bdo they (?:all )?hate me\b|\bdoes (?:he|she|\w+) (?:hate|like) me\b/,
    lines: [
      "I can't see into their heads, and you can't either. Left out hurts, and it does not always mean hate. Is there one of them you could ask on your own?",
      "I do not know. Kids leave others out for many reasons, and often it is not about you. Who has been nice to you, even a bit?",
    ],
    after: "rest",
  },
  {
    heard:
      /\bwhat'?s? (?:is )?(?:even )?the point (?:of|in) (?:this|you|talking|telling)\b|\b(?:you(?:'re| are)|its|it's|this is) (?:just )?a (?:bot|robot|computer|machine|app)\b|\byou(?:'re| are) not (?:even )?real\b/,
    lines: [
      "Fair. I am a computer helper, not a person. Some kids like that they can say things here first and then tell a real person. What would you want a real person to know?",
      "You are right, I am not a person. I can help you find words, and a person you trust can do the rest. Is there one you like?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:is there|are there|do) (?:really |real )?(?:a )?(?:monsters?|ghosts?)\b|\bare (?:monsters?|ghosts?) real\b/,
    lines: [
      "No, monsters live in stories. The scared feeling is real, though, and at night small noises sound big. Shall we find out what the noise could be?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhat (?:should|can|do) i (?:do|say)\b|\bwhat helps\b/,
    about: "sleep",
    lines: [
      "You can ask a grown-up to check the room with you once, keep a small light on, hold your teddy, and breathe out slow like you blow on soup. Which one do you want to try first?",
    ],
    after: "chips",
    offers: "breathing",
  },
];
