/** Short names of the therapy types, stored with each exercise in a person's history. */
export const APPROACHES = [
  "CBT",
  "DBT",
  "BA",
  "PST",
  "PE",
  "ACT",
  "MBCT",
  "CFT",
  "MI",
  "SFBT",
  "IPT",
  "NT",
] as const;
export type Approach = (typeof APPROACHES)[number];

/** Matches the names that people see; a turn contains those they chose. */
const NAMED: Readonly<Record<Approach, RegExp>> = {
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
};

export const chosenApproaches = (
  names: readonly { readonly name: string }[],
): ReadonlySet<Approach> =>
  new Set(APPROACHES.filter((approach) => names.some(({ name }) => NAMED[approach].test(name))));
