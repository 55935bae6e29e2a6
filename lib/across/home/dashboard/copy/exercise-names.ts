/**
 * Display names of finished exercises by id. An id that's missing here is shown with its dashes
 * replaced by spaces.
 */
export const EXERCISE_NAMES: Readonly<Record<string, string>> = {
  breathing: "Slow breathing",
  grounding: "Five senses",
  "anxiety-curve": "Riding out a worry",
  "brave-step": "A brave step",
  "breathing-space": "A breathing space",
  "change-ruler": "How ready am I",
  "feelings-check": "Naming feelings",
  "kind-words": "Kind words to yourself",
  "name-it": "Name it",
  "one-sentence": "One sentence",
  "problem-steps": "A problem in steps",
  "sleep-steps": "Steps to sleep",
  "small-step": "One small step",
  "thought-record": "A thought record",
  "tomorrow-scale": "A little better tomorrow",
  "urge-plan": "A plan for an urge",
  "values-step": "A step toward what matters",
  "worry-time": "A time for worries",
};

/** Names for children, where the usual one is too difficult. */
export const EXERCISE_NAMES_FOR_CHILDREN: typeof EXERCISE_NAMES = {
  ...EXERCISE_NAMES,
  breathing: "Slow breaths",
  "anxiety-curve": "Waiting out a worry",
  "breathing-space": "A quiet moment",
  "thought-record": "Checking a thought",
  "urge-plan": "A plan for a strong wish",
  "values-step": "What matters to me",
};
