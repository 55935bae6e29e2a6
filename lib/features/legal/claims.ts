/**
 * Every claim about oversight, certification and licences, in one place. A claim without evidence is shown only where
 * sample content is allowed, and is marked as such there; a production start shows proven claims alone (R-06, contract 8).
 */
export interface Evidence {
  /** What proves it: a certificate number, a register entry, a report. */
  readonly document: string;
  readonly issuedBy: string;
  /** ISO date after which the claim is hidden again. */
  readonly validUntil: string;
}

export interface Claim {
  readonly wording: string;
  readonly evidence: Evidence | null;
}

const unproven = (wording: string): Claim => ({ wording, evidence: null });

export const OVERSIGHT = [
  unproven("Board-certified psychiatrists"),
  unproven("Licensed clinical social workers"),
  unproven("Licensed professional counselors"),
  unproven("Licensed in all 50 states"),
  unproven("24/7 crisis team"),
] as const satisfies readonly Claim[];

export const BADGES = [
  unproven("HIPAA"),
  unproven("FDA SaMD"),
  unproven("Licensed"),
  unproven("SOC 2 Type II"),
] as const satisfies readonly Claim[];

/** LEGL-12. */
export const SUPERVISION = [
  unproven("12 licensed supervisors"),
  unproven("Crisis counselors respond within 5 minutes"),
  unproven("Average response under 15 minutes"),
] as const satisfies readonly Claim[];

/** The grid of LEGL-17 rests on this one. */
export const LICENSED_EVERYWHERE: Claim = unproven("50 states plus DC");

export const SAMPLE_NOTE = "Sample content: these claims are placeholders without evidence.";

const isProven = (claim: Claim, today: Date): boolean =>
  claim.evidence !== null && new Date(claim.evidence.validUntil) >= today;

/** The claims that may be shown today, and whether any of them needs the sample note beside it. */
export function shownClaims(claims: readonly Claim[], samplesAllowed: boolean, today: Date) {
  const shown = claims.filter((claim) => samplesAllowed || isProven(claim, today));
  return { shown, hasSamples: shown.some((claim) => !isProven(claim, today)) };
}
