import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { findPerson } from "@/lib/core/identity/queries";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { REMINDED_A_RUN, REMINDER_DAYS, WAITING_MS } from "./constants";
import { waitingEndsMail } from "./mail";
import { findParentAddress } from "./queries";
import { requestConsent } from "./request-consent";
import { findUnreminded, noteReminder, type Waiting } from "./waiting-repository";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The job `retention`: reminds a parent who hasn't answered by the seventh and the twenty-third
 * day, with a working link, before the account is erased (COPPA 312.5(c)(1)). Parents who refused
 * get no reminder. Safe to rerun and to run in parallel.
 */
export async function remindWaiting(ctx: Ctx): Promise<number> {
  let reminded = 0;
  // Start with the latest reminder, so a parent who is due for both after an outage isn't mailed
  // twice in one run.
  for (const [at, days] of [...REMINDER_DAYS.entries()].reverse()) {
    const reminders = at + 1;
    const before = new Date(ctx.now().getTime() - days * DAY_MS);
    for (const waiting of await findUnreminded(ctx, { before, reminders, limit: REMINDED_A_RUN })) {
      const sent = await ctx.transaction((tx) => remind(tx, waiting, reminders));
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
  const parentEmail = await findParentAddress(child);
  if (parentEmail) await requestConsent(child, parentEmail, true);
  await enqueueMail(tx, {
    kind: "account_notice",
    dedupeKey: `waiting:${id}:${waitingSince.toISOString()}:${reminders}`,
    userId: id,
    mail: {
      to: { address: person.user.email },
      ...waitingEndsMail({ endsAt, appUrl: tx.settings.appUrl }),
    },
  });
  return true;
}
