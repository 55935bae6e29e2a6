import { findLastActOn } from "@/lib/core/audit/find-last-act-on";
import { hasActOn } from "@/lib/core/audit/has-act-on";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { AGE_CORRECTED, AGE_TURNED, CORRECTION_ENDED } from "@/lib/core/consent/growing/constants";
import type { MemberCtx } from "@/lib/ports/context";
import { CONSENT_AGE } from "@/lib/shared/audience";

/**
 * Whether the caller, from 13 to 17, may say how old they are exactly: the last that was said of
 * their turning 13 is a parent's "13 or older", which leaves that open, they have not said it
 * since, and that parent is still the one who is told. Otherwise nobody comes nearer to 18 by
 * making themself older (contract 8, Age).
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

/**
 * Another grown-up's address stands from here on: what the one before left open is open no more.
 */
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
