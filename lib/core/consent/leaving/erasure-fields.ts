import type { ConsentState } from "@/lib/ports/context";
import type { AgeGroup } from "@/lib/shared/audience";

/** The columns that decide when an account is erased. */
export interface ErasureFields {
  readonly isChildAccount: boolean | null;
  readonly ageGroup: AgeGroup | null;
  readonly eraseAfter: Date | null;
  readonly eraseAskedByGuardian: boolean;
  readonly consent: ConsentState;
  readonly waitingSince: Date | null;
}

/** The Prisma `select` for `ErasureFields`. */
export const ERASURE_FIELDS = {
  isChildAccount: true,
  ageGroup: true,
  eraseAfter: true,
  eraseAskedByGuardian: true,
  consent: true,
  waitingSince: true,
} as const;
