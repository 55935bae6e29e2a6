/**
 * In order of urgency, from nothing to "now". The steps follow the levels of the C-SSRS screener,
 * in our own wording.
 */
export const SEVERITIES = ["none", "low", "moderate", "high", "imminent"] as const;
export type Severity = (typeof SEVERITIES)[number];

export const KINDS = [
  "none",
  "suicide",
  "self_harm",
  "harm_to_others",
  "abuse",
  "psychosis",
  "medical",
  "eating",
  "third_party",
] as const;
export type Kind = (typeof KINDS)[number];
export type CrisisKind = Exclude<Kind, "none">;

export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);

export const isAtLeast = (severity: Severity, floor: Severity): boolean =>
  severityRank(severity) >= severityRank(floor);

export const higherOf = (one: Severity, other: Severity): Severity =>
  isAtLeast(one, other) ? one : other;

/** Evidence of a finding that only the encoder heard, with no rule behind it. */
export const HEARD_BY_READER = "reader";
/** Evidence of a finding that shows only across several messages. */
export const TOGETHER = "together";
