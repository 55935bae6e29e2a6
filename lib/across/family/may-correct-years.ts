import { findLastActOn, hasActOn } from "@/lib/core/audit/queries";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { AGE_CORRECTED, AGE_TURNED, CORRECTION_ENDED } from "@/lib/core/consent/growing/constants";
import type { MemberCtx } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";

/**
 * Whether the caller, aged 13 to 17, may enter their exact age. They may if the latest record of
 * their turning 13 is a parent's "13 or older" (which leaves the exact age open), they haven't
 * entered it since, and that parent is still the one we notify. In all other cases, claiming to be
 * older brings no one closer to 18 (contract 8, Age).
 */
export async function mayCorrectYears(ctx: MemberCtx): Promise<boolean> {
  const subject = ctx.actor.user.id;
  const turned = await findLastActOn(ctx, { action: AGE_TURNED, subject });
  if (turned?.reason !== `${CONSENT_AGE} older`) return false;
  for (const action of [AGE_CORRECTED, CORRECTION_ENDED]) {
    if (await hasActOn(ctx, { action, subject, since: turned.createdAt })) return false;
  }
  return true;
}

/** Ends the right to correct the age, because another grown-up's address is now on record. */
export async function endCorrection(ctx: MemberCtx): Promise<void> {
  if (!(await mayCorrectYears(ctx))) return;
  const { id } = ctx.actor.user;
  await recordAudit(ctx, {
    action: CORRECTION_ENDED,
    outcome: "done",
    subject: id,
    resource: `users/${id}`,
  });
}
