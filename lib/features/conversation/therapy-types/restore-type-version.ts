import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { changeTherapyType } from "./change-therapy-type";
import { type RestoreTypeInput, typeContent } from "./schema";
import type { StaffTherapyType } from "./types";
import { findVersion } from "./version-repository";

/**
 * Restores an earlier state as a new version: the history only grows. Today's rules apply to it
 * too.
 *
 * @throws Failure not_found; conflict if the version in force isn't the one that was read; ZodError
 *   if today's rules refuse the earlier state
 */
export async function restoreTypeVersion(
  ctx: MemberCtx,
  { id, version, standing }: RestoreTypeInput,
): Promise<StaffTherapyType> {
  const found = await findVersion(ctx, { therapyTypeId: id, version });
  if (!found) throw notFound("This version");
  return changeTherapyType(ctx, { id, version: standing, ...typeContent.parse(found.content) });
}
