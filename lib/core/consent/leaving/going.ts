import type { ConsentState } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";

/** What decides when an account goes. */
export interface Going {
  readonly isChildAccount: boolean | null;
  readonly ageGroup: AgeGroup | null;
  readonly eraseAfter: Date | null;
  readonly eraseAskedByGuardian: boolean;
  readonly consent: ConsentState;
  readonly waitingSince: Date | null;
}

/** Its columns. */
export const GOING = {
  isChildAccount: true,
  ageGroup: true,
  eraseAfter: true,
  eraseAskedByGuardian: true,
  consent: true,
  waitingSince: true,
} as const;
