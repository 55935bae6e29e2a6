/**
 * Every claim about oversight, certification, licenses and reach, in one place. A claim without
 * evidence is shown only where sample content is allowed, marked as a sample. In production, only
 * proven claims are shown (R-06, contract 8).
 *
 * Staff file evidence by subject in the settings, and it applies to every wording of that subject.
 */
export interface Evidence {
  /** The proof: a certificate number, a register entry, a report. */
  readonly document: string;
  readonly issuedBy: string;
  /** ISO date (yyyy-mm-dd): the last day the claim is shown. */
  readonly validUntil: string;
}

/** The subjects of claims, however they're worded. */
export const CLAIM_SUBJECTS = [
  "hipaa",
  "fda",
  "soc2",
  "licences",
  "crisisTeam",
  "languages",
  "approaches",
  "psychiatrists",
  "socialWorkers",
  "professionalCounselors",
  "supervisors",
  "crisisResponse",
  "averageResponse",
  "consultations",
] as const;
export type ClaimSubject = (typeof CLAIM_SUBJECTS)[number];

/**
 * The evidence by subject. A subject that isn't listed has nothing on file, so it can only be shown
 * as a sample.
 */
export type EvidenceOnFile = Readonly<Partial<Record<ClaimSubject, Evidence>>>;

export interface Claim {
  readonly subject: ClaimSubject;
  readonly wording: string;
}

/** A claim with its evidence. */
export interface ShownClaim extends Claim {
  readonly evidence: Evidence | null;
}

const claim = (subject: ClaimSubject, wording: string): Claim => ({ subject, wording });

/** The start page's claims (LAND-24, LAND-26). */
export const LANDING_CLAIMS: readonly Claim[] = [
  claim("hipaa", "HIPAA compliance"),
  claim("fda", "FDA Class II registration as software as a medical device"),
  claim("soc2", "SOC 2 Type II"),
  claim("licences", "Licensed in all 50 states"),
  claim("crisisTeam", "24/7 crisis team"),
  claim("languages", "50+ languages"),
  claim("approaches", "12 evidence-based approaches"),
];

/** The footer's list (FOOT-03). */
export const OVERSIGHT: readonly Claim[] = [
  claim("psychiatrists", "Board-certified psychiatrists"),
  claim("socialWorkers", "Licensed clinical social workers"),
  claim("professionalCounselors", "Licensed professional counselors"),
  claim("licences", "Licensed in all 50 states"),
  claim("crisisTeam", "24/7 crisis team"),
];

/** The footer's badges (FOOT-04). */
export const BADGES: readonly Claim[] = [
  claim("hipaa", "HIPAA"),
  claim("fda", "FDA SaMD"),
  claim("licences", "Licensed"),
  claim("soc2", "SOC 2 Type II"),
];

/** The claims about clinical supervision (LEGL-12). */
export const SUPERVISION: readonly Claim[] = [
  claim("supervisors", "12 licensed supervisors"),
  claim("crisisResponse", "Crisis counselors respond within 5 minutes"),
  claim("averageResponse", "Average response under 15 minutes"),
];

/** The claim behind the grid of LEGL-17. */
export const LICENSED_EVERYWHERE: Claim = claim("licences", "50 states plus DC");

/** The claim behind the Plus plan's line on the landing page (LAND-09). */
export const CONSULTATIONS: Claim = claim("consultations", "Consultations with a human clinician");

/** Each subject once, for the page that lists them with their evidence. */
export const ALL_CLAIMS: readonly Claim[] = [
  ...LANDING_CLAIMS,
  ...OVERSIGHT.slice(0, 3),
  ...SUPERVISION,
  LICENSED_EVERYWHERE,
  CONSULTATIONS,
];

const NOTHING_ON_FILE: EvidenceOnFile = {};

export const SAMPLE_NOTE = "Sample content: there is no evidence for these claims yet.";

/** The last moment of a day (UTC), so a certificate is still valid on its last day. */
const endOf = (day: string): number => Date.parse(`${day}T23:59:59.999Z`);

export const isProven = ({ validUntil }: Evidence, today: Date): boolean =>
  endOf(validUntil) >= today.getTime();

/** The claims that may be shown today, and whether any of them needs the sample note. */
export function shownClaims(
  claims: readonly Claim[],
  samplesAllowed: boolean,
  today: Date,
  onFile: EvidenceOnFile = NOTHING_ON_FILE,
) {
  const judged = claims.map((one): ShownClaim => {
    const evidence = onFile[one.subject];
    return { ...one, evidence: evidence && isProven(evidence, today) ? evidence : null };
  });
  const shown = judged.filter(({ evidence }) => samplesAllowed || evidence !== null);
  return { shown, hasSamples: shown.some(({ evidence }) => evidence === null) };
}
