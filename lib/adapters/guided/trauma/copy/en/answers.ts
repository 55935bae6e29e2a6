import type { Direct } from "../../../copy/shape";

/** A death, and being the one who was there: guilt and shock before any keepsake. */
const SURVIVED =
  /\b(?:died|dead|killed|lost (?:him|her|them|my))\b.{0,80}\bi (?:was driving|was at the wheel|was there|survived|lived|couldn't (?:save|help|stop|reach))|\bi (?:was driving|was at the wheel|survived|couldn't (?:save|help|stop|reach))\b.{0,80}\b(?:died|dead|killed)\b/;

/** What people ask about trauma, each with an honest answer; after the National Center for PTSD's public pages and NICE NG116. */
export const traumaAnswers: readonly Direct[] = [
  {
    heard: SURVIVED,
    mostWords: 60,
    lines: [
      "I am so sorry. Somebody close to you died, and you were there and lived. Whatever you think about your part in it, that need not be settled here, and you do not have to go through it. Put both feet on the floor. How is your body at this moment: shaky, heavy, numb, or something else?",
    ],
    after: "chips",
    offers: "grounding",
  },
  {
    heard: /\b(?:what is|what's|whats|explain|how does) (?:emdr|eye movement)/,
    mostWords: 20,
    lines: [
      "EMDR is a treatment in which a trained clinician has you follow a movement or a rhythm while you hold a memory in mind for short moments. It helps many people, and it is not something to do alone or with an AI. What would you like to know before you ask a clinician about it?",
    ],
    after: "chips",
    offers: "ready-list",
  },
  {
    heard: /\b(?:what is|what's|whats|explain|how does) (?:prolonged |imaginal )?exposure/,
    mostWords: 20,
    lines: [
      "In exposure treatment a trained clinician helps a person go back to memories and places step by step, until they lose their force. It is one of the best studied treatments, and it needs somebody beside you who is trained for it. Here we can get you ready. Would that be of use?",
    ],
    after: "chips",
    offers: "ready-list",
  },
  {
    heard: /\b(?:what is|what's|whats|explain) (?:a |the )?(?:ptsd|c-?ptsd|post.?traumatic stress)\b/,
    mostWords: 20,
    lines: [
      "PTSD is a name for four things that stay after danger: it comes back unasked, one keeps away from it, mood and thoughts turn darker, and the body stays on guard. Whether that is what you have is for a doctor or a trained clinician to say. It can be treated. Which of the four costs you most?",
    ],
    after: "chips",
  },
  {
    heard: /\b(?:what is|what's|explain) (?:a )?(?:flash ?back|trigger|dissociation|dissociating|freeze|freezing)\b/,
    mostWords: 20,
    lines: [
      "In danger the brain stores things in pieces: a smell, a sound, a feeling in the body. Later one piece can switch the whole alarm on, or switch the feeling off. Neither is a choice. What does it look like with you, in daily life?",
    ],
    after: "rest",
  },
  {
    heard:
      /\b(?:am i (?:crazy|broken|damaged|going mad|losing my mind)|what(?:'s| is) wrong with me|is (?:this|it) normal)\b/,
    mostWords: 22,
    lines: [
      "What you tell is a common way for a mind and body to react to something that was too much. It is not madness. A trained person can look at it with you and name it. What worries you most about it?",
    ],
    after: "rest",
  },
  {
    heard: /\bwill (?:it|this) (?:ever )?(?:go away|stop|end|get better)|\bwill i ever\b/,
    mostWords: 22,
    lines: [
      "I cannot promise it. What is known is that many people get better, some by themselves over months and many with treatment. What would be the first small sign for you?",
    ],
    after: "rest",
  },
  {
    heard: /\bwhat (?:treatment|therapy|therapies|helps|works)\b.{0,30}(?:trauma|ptsd|this|best)?\?/,
    mostWords: 20,
    lines: [
      "The guidelines name talking treatments that focus on the trauma, done by trained clinicians: cognitive processing therapy, prolonged exposure, trauma-focused CBT and EMDR. A doctor or findtreatment.gov can help you find one. Shall we prepare what you want to ask?",
    ],
    after: "chips",
    offers: "ready-list",
  },
  {
    heard: /\bwhat (?:can|do) (?:you|we) do (?:here|with me)?\b.{0,6}\?|\bhow (?:can|does) this (?:help|work)\b/,
    mostWords: 16,
    lines: [
      "Here we get steady first. Then I can tell you what trauma does, and we can practise skills for hard moments. We do not go through what happened; that belongs with a trained clinician, if you want it at all. Where would you like to begin?",
    ],
    after: "chips",
  },
];
