import type { CurrentUser } from "@/lib/core/identity/types";
import type { EvidenceOnFile } from "@/lib/core/legal/claims";
import type { Feature } from "@/lib/core/settings/constants";
import type { Audience } from "@/lib/shared/audience";

/** What the shell knows about the signed-in person; a `SignedInUser` is one. */
export interface Viewer {
  readonly firstName: string | null;
  readonly profileImageUrl: string | null;
  readonly isAdmin: boolean;
  readonly isClinician: boolean;
  readonly isChildAccount: boolean | null;
  readonly ageGroup: string | null;
  readonly language: string;
  /**
   * The family page holds something for them: every minor, and every adult with a child on record.
   */
  readonly hasFamily?: boolean;
}

/** What the tools of the shell need beyond it. */
export interface Person extends Viewer {
  readonly id: string;
  readonly age: number | null;
  readonly consent: CurrentUser["consent"];
}

/** Facts about this installation and this request that the shell shows or acts on. */
export interface ShellSettings {
  readonly quickExitUrl: string;
  /**
   * Claims without evidence may be shown, with their note: true in the demo, false in production.
   */
  readonly sampleContent: boolean;
  /** What proves the claims that are shown as proven. */
  readonly evidence?: EvidenceOnFile;
  /** Parts that staff have closed; no navigation leads there. */
  readonly closed?: readonly Feature[];
  /** Country of the visitor as far as the browser's languages tell, e.g. "GB". */
  readonly region: string | null;
}

export interface ForAudience {
  audience: Audience;
}
