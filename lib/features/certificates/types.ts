import type { Metric } from "./constants";

/** Numbers of what was done; days are whole ones, the first and the last counted. */
export type Metrics = Readonly<Partial<Record<Metric, number>>>;

/**
 * A certificate as the API answers it to its holder (DATA-18, API-42). Moments are ISO 8601, UTC.
 */
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
  /** Null: what was done stays done, so a certificate does not run out. */
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
 * What anybody may learn who has the address of the check page: nothing about health, not even the
 * programme's name.
 */
export type Checked =
  | { readonly valid: false }
  | {
      readonly valid: true;
      readonly certificateNumber: string;
      readonly issueDate: string;
      readonly issuingOrganization: string;
      /**
       * Initials, or the whole name where the holder shows it; null when the sign-in gave no name.
       */
      readonly recipient: string | null;
    };

/** A file for the browser to keep. */
export interface CertificateFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
