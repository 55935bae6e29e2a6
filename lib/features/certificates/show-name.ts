import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure, notFound } from "@/lib/shared/failure";
import { readCertificate } from "./queries";
import { writeNameShown } from "./repository";
import type { ShowNameInput } from "./schema";
import type { Certificate } from "./types";

/**
 * Sets whether the public check page shows the holder's full name or initials. No one under 18 can
 * show theirs.
 *
 * @throws Failure not_found, also if it's someone else's (AUTH-12); forbidden
 */
export async function showName(
  ctx: MemberCtx,
  { id, nameShown }: ShowNameInput,
): Promise<Certificate> {
  if (nameShown && isChildMode(ctx.actor.user)) {
    throw new Failure("forbidden", "The check page shows only your initials until you're 18.");
  }
  if (!(await writeNameShown(ctx, id, nameShown))) throw notFound("This certificate");
  return readCertificate(ctx, { id });
}
