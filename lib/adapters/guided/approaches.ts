/**
 * The twelve approaches by the short names of the therapy types, each with a pattern for the names people see: a turn
 * tells the chosen ones by name only.
 */
export const APPROACHES = {
  CBT: /\bcbt\b|cognitive behaviou?r/i,
  DBT: /\bdbt\b|dialectical/i,
  BA: /\bba\b|activation/i,
  PST: /\bpst\b|problem.solving/i,
  PE: /\bpe\b|psychoeducation/i,
  ACT: /\bact\b|acceptance/i,
  MBCT: /\bmbct\b|mindful/i,
  CFT: /\bcft\b|compassion/i,
  MI: /\bmi\b|motivational/i,
  SFBT: /\bsfbt\b|solution/i,
  IPT: /\bipt\b|interpersonal/i,
  NT: /\bnt\b|narrative/i,
} as const satisfies Record<string, RegExp>;
export type ApproachName = keyof typeof APPROACHES;

/** A closed list: which approach each exercise comes from. These names are what the history of a person keeps. */
export const APPROACH_OF: Readonly<Record<string, ApproachName>> = {
  "thought-record": "CBT",
  "worry-time": "CBT",
  "brave-step": "CBT",
  grounding: "DBT",
  "urge-plan": "DBT",
  "small-step": "BA",
  "problem-steps": "PST",
  "anxiety-curve": "PE",
  "sleep-steps": "PE",
  "feelings-check": "PE",
  "values-step": "ACT",
  breathing: "MBCT",
  "breathing-space": "MBCT",
  "kind-words": "CFT",
  "change-ruler": "MI",
  "tomorrow-scale": "SFBT",
  "one-sentence": "IPT",
  "name-it": "NT",
};

/** The short names of the approaches that a person chose. */
export const chosenApproaches = (approaches: readonly { readonly name: string }[]): ApproachName[] =>
  (Object.keys(APPROACHES) as ApproachName[]).filter((short) =>
    approaches.some(({ name }) => APPROACHES[short].test(name)),
  );
