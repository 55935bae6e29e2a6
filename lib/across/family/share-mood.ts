import { YES_NEEDED } from "@/lib/core/consent/copy";
import { withoutYes } from "@/lib/core/consent/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure, notFound } from "@/lib/shared/failure";
import { setMoodShared } from "./repository";
import type { ShareMoodInput } from "./schema";

/**
 * Shows one of a minor's check-ins to the parent on record, or takes it back (mood, points and day,
 * but never the note). It can be taken back whether or not consent is in force, but not shown.
 *
 * @throws Failure not_found (also for someone else's entry), consent_required, forbidden for
 *   adults
 */
export async function shareMood(
  ctx: MemberCtx,
  { id, shared }: ShareMoodInput,
): Promise<{ id: string; shared: boolean }> {
  const { user } = ctx.actor;
  if (!isChildMode(user))
    throw new Failure("forbidden", "This is for people under 18 and their parents.");
  const missing = withoutYes(user.consent);
  if (shared && missing) throw new Failure("consent_required", YES_NEEDED[missing]);
  if (!(await setMoodShared(ctx, id, shared))) throw notFound("This mood entry");
  return { id, shared };
}
