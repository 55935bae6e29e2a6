import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { changeTherapyType } from "./change-therapy-type";
import { type RestoreTypeInput, typeContent } from "./schema";
import type { StaffTherapyType } from "./types";
import { findVersion } from "./version-repository";

/**
 * Makes an earlier state the standing one, as a new version: the history only grows. Today's rules
 * hold for it as well.
 *
 * @throws Failure not_found; conflict when another version stands than was read; ZodError when
 *   today's rules refuse what stood there
 */
export async function restoreTypeVersion(
  ctx: MemberCtx,
  { id, version, standing }: RestoreTypeInput,
): Promise<StaffTherapyType> {
  const found = await findVersion(ctx, { therapyTypeId: id, version });
  if (!found) throw notFound("This version");
  return changeTherapyType(ctx, { id, version: standing, ...typeContent.parse(found.content) });
}
