import type { Metric } from "./constants";

/** Counts of what was done; days are whole and counted inclusively. */
export type Metrics = Readonly<Partial<Record<Metric, number>>>;

/** A certificate as the API returns it to its holder (DATA-18, API-42). Times are ISO 8601, UTC. */
export interface Certificate {
  readonly id: string;
  readonly userId: string;
  readonly programId: string;
  readonly userProgramId: string;
  readonly certificateNumber: string;
  readonly recipientName: string;
  readonly programName: string;
  readonly completionDate: string;
  readonly issueDate: string;
  /** Always null: an achievement stays one, so a certificate doesn't expire. */
  readonly validUntil: string | null;
  readonly achievementsUnlocked: readonly string[];
  readonly performanceMetrics: Metrics;
  readonly instructorName: string;
  readonly issuingOrganization: string;
  readonly certificateType: string;
  readonly verificationHash: string;
  readonly downloadCount: number;
  readonly lastDownloaded: string | null;
  /** Whether the public check page names the holder in full. */
  readonly nameShown: boolean;
  readonly createdAt: string;
}

/**
 * Everything that someone with the check page's URL may learn: nothing about health, not even the
 * program's name.
 */
export type CertificateCheck =
  | { readonly valid: false }
  | {
      readonly valid: true;
      readonly certificateNumber: string;
      readonly issueDate: string;
      readonly issuingOrganization: string;
      /** Initials, or the full name if the holder shows it; null if the sign-in gave no name. */
      readonly recipient: string | null;
    };

/** A file for the browser to save. */
export interface CertificateFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
