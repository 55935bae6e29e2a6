import type { CurrentUser } from "@/lib/core/identity/types";
import type { EvidenceOnFile } from "@/lib/core/legal/claims";
import type { Feature } from "@/lib/core/settings/constants";

/** The shell's view of the signed-in person; a `SignedInUser` fits. */
export interface Viewer {
  readonly firstName: string | null;
  readonly profileImageUrl: string | null;
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
  readonly isChildAccount: boolean | null;
  readonly ageGroup: string | null;
  readonly language: string;
  /** The family page has content for them: every minor, and every adult with a child on record. */
  readonly hasFamily?: boolean;
}

/** Additional data that the shell's tools need. */
export interface Person extends Viewer {
  readonly id: string;
  readonly age: number | null;
  readonly consent: CurrentUser["consent"];
}

/** Facts about this deployment and request that the shell shows or acts on. */
export interface ShellSettings {
  readonly quickExitUrl: string;
  /**
   * Whether claims without evidence may show, with their note: true in the demo, false in
   * production.
   */
  readonly sampleContent: boolean;
  /** Evidence for the claims shown as proven. */
  readonly evidence?: EvidenceOnFile;
  /** Parts that staff have closed; no navigation links there. */
  readonly closed?: readonly Feature[];
  /** The visitor's country, guessed from the browser's languages, e.g. "GB". */
  readonly region: string | null;
}
