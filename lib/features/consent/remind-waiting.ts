import { findPerson } from "@/lib/features/account/find-person";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { REMINDED_A_RUN, REMINDER_DAYS, WAITING_MS } from "./constants";
import { waitingEndsMail } from "./mail";
import { requestConsent } from "./request-consent";
import { findUnreminded, noteReminder, type Waiting } from "./waiting-repository";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The job `retention`: a parent who has not answered is asked once more on the seventh and the twenty-third day, with a link that
 * works, before the account goes (COPPA 312.5(c)(1)). A no is not asked again. Safe twice and in parallel.
 */
export async function remindWaiting(ctx: Ctx): Promise<number> {
  let reminded = 0;
  for (const [at, days] of REMINDER_DAYS.entries()) {
    const before = new Date(ctx.now().getTime() - days * DAY_MS);
    const due = { before, reminders: at + 1, limit: REMINDED_A_RUN };
    for (const waiting of await findUnreminded(ctx, due)) {
      const sent = await ctx.transaction((tx) => remind(tx, waiting, at + 1));
      if (sent) reminded += 1;
    }
  }
  return reminded;
}

async function remind(tx: Ctx, { id, waitingSince }: Waiting, reminders: number): Promise<boolean> {
  if (!(await noteReminder(tx, id, reminders))) return false;
  const person = await findPerson(tx, id);
  if (!person) return false;
  const child = tx.as(person) as MemberCtx;
  const endsAt = new Date(waitingSince.getTime() + WAITING_MS);
  const { parentEmail } = await readCurrentUser(child);
  if (parentEmail) await requestConsent(child, parentEmail, endsAt);
  await enqueueMail(tx, {
    kind: "account_notice",
    dedupeKey: `waiting:${id}:${waitingSince.toISOString()}:${reminders}`,
    userId: id,
    mail: { to: { address: person.user.email }, ...waitingEndsMail({ endsAt, appUrl: tx.settings.appUrl }) },
  });
  return true;
}
