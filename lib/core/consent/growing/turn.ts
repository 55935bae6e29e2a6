import { recordAudit } from "@/lib/core/audit/record-audit";
import { AGE_TURNED } from "@/lib/core/consent/growing/constants";
import { growingMail, type Years } from "@/lib/core/consent/growing/growing-mail";
import { writeBornBy, writeTurned } from "@/lib/core/consent/growing/growing-repository";
import { type EndedWish, endParentsWish } from "@/lib/core/consent/leaving/end-parents-wish";
import { endRequests } from "@/lib/core/consent/requests";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { findPerson, readCurrentUser } from "@/lib/core/identity/queries";
import type { Ctx } from "@/lib/ports/context";
import { ADULT_AGE } from "@/lib/shared/audience";
import { type AgeThreshold, bornByOf } from "@/lib/shared/growing";

/**
 * Why the age changed: by the calendar, because a parent says the birthday has passed, or because a
 * parent says the age was too low.
 */
export type TurnCause = "calendar" | "guardian" | "older";

/**
 * Moves a young person past 13 or 18: they gain the rights of that age, and both sides are told
 * (contract 8, Age). Runs in the caller's transaction.
 *
 * @returns false if they were already that old
 */
export async function turn(
  ctx: Ctx,
  id: string,
  border: AgeThreshold,
  how: TurnCause,
): Promise<boolean> {
  const person = await findPerson(ctx, id);
  const parentEmail = person && (await readCurrentUser(ctx.as(person))).parentEmail;
  if (!person || !(await writeTurned(ctx, id, border))) return false;
  if (how !== "calendar" && border !== ADULT_AGE)
    await writeBornBy(ctx, id, bornByOf(ctx.now(), border));
  await endRequests(ctx, id);
  const endedWish = await endParentsWish(ctx, id);
  await recordAudit(ctx, {
    action: AGE_TURNED,
    outcome: "done",
    subject: id,
    resource: `users/${id}`,
    reason: `${border} ${how}`,
  });
  await tellBoth(
    ctx,
    { id, email: person.user.email, firstName: person.user.firstName, parentEmail },
    { border, on: null, endedWish, years: how === "older" ? "open" : "said" },
  );
  return true;
}

interface Both {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly parentEmail: string | null;
}

interface Turning {
  readonly border: AgeThreshold;
  /** The latest day they can reach it. Null if they already have. */
  readonly on: Date | null;
  /** The erasure request of the parent, whose decision it was until now. */
  readonly endedWish: EndedWish | null;
  /** `open`: they can still state their exact age. A number: they just stated it. */
  readonly years: Years;
}

export async function tellBoth(ctx: Ctx, both: Both, turning: Turning): Promise<void> {
  const { border, on, years } = turning;
  const { id, email, firstName, parentEmail } = both;
  const words = { ...turning, firstName, appUrl: ctx.settings.appUrl };
  // The same person can pass a border twice: a 13-year-old may correct their age and turn 13 again.
  const what = on && years === "said" ? "before" : `now:${ctx.now().toISOString()}`;
  for (const [to, address] of [
    ["child", email],
    ["parent", parentEmail],
  ] as const) {
    if (!address) continue;
    await enqueueMail(ctx, {
      kind: "account_notice",
      dedupeKey: `growing:${what}:${border}:${to}:${id}`,
      userId: id,
      mail: { to: { address }, ...growingMail(to, words) },
    });
  }
}
