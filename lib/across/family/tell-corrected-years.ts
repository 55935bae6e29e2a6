import { recordAudit } from "@/lib/core/audit/record-audit";
import { AGE_CORRECTED } from "@/lib/core/consent/growing/constants";
import { tellBoth } from "@/lib/core/consent/growing/turn";
import { readCurrentUser } from "@/lib/core/identity/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE } from "@/lib/shared/audience";
import { bornByOf, turnsOn } from "@/lib/shared/growing";

/**
 * Tells the caller and the parent on which day the caller now turns 18. Used after the caller
 * entered their exact age following a parent's "13 or older", so a parent who knows better can
 * object. Call it after the change, in its transaction.
 */
export async function tellCorrectedYears(ctx: MemberCtx, age: number): Promise<void> {
  const { id, email, firstName, parentEmail } = await readCurrentUser(ctx);
  await recordAudit(ctx, {
    action: AGE_CORRECTED,
    outcome: "done",
    subject: id,
    resource: `users/${id}`,
    reason: String(age),
  });
  const on = turnsOn(bornByOf(ctx.now(), age), ADULT_AGE);
  await tellBoth(
    ctx,
    { id, email, firstName, parentEmail },
    { border: ADULT_AGE, on, endedWish: null, years: age },
  );
}
