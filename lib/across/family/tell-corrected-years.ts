import { recordAudit } from "@/lib/core/audit/record-audit";
import { AGE_CORRECTED } from "@/lib/core/consent/growing/constants";
import { tellBoth } from "@/lib/core/consent/growing/turn";
import { readCurrentUser } from "@/lib/core/identity/read-current-user";
import type { MemberCtx } from "@/lib/ports/context";
import { ADULT_AGE } from "@/lib/shared/audience";
import { bornByOf, turnsOn } from "@/lib/shared/growing";

/**
 * The caller has said how old they are exactly, after a parent's "13 or older": both are told the
 * day on which they turn 18 now, so that a parent who knows it otherwise can say so. In the
 * transaction of the change, after it.
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
