import type { Ctx } from "@/lib/ports/context";
import type { Mail } from "@/lib/ports/mail";
import { newId } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { drainOutbox } from "./drain-outbox";
import { enqueueMail } from "./enqueue";
import type { OutboxMail } from "./schema";

const rowOf = async (dedupeKey: string) =>
  (
    await query<{ sent: boolean; attempts: number }>(
      `SELECT "sentAt" IS NOT NULL AS sent, attempts FROM outbox WHERE "dedupeKey" = $1`,
      [dedupeKey],
    )
  )[0];

/** A context whose mailer refuses some addresses, and what it sent. That includes mails from other tests. */
async function withMailer(refuses: (to: string) => boolean, clinicianEmails: readonly string[] = ["a@clinic.test"]) {
  const { ctx } = await signIn();
  const sent: Mail[] = [];
  const mailer = {
    send: async (mail: Mail) => {
      if (refuses(mail.to)) throw new Error("mailbox unavailable");
      sent.push(mail);
    },
  };
  const draining: Ctx = { ...ctx, mailer, settings: { ...ctx.settings, clinicianEmails } };
  const queue = async (subject = newId(), more: Partial<OutboxMail> = {}) => {
    await enqueueMail(ctx, {
      kind: "crisis_alert",
      dedupeKey: subject,
      userId: ctx.actor.user.id,
      mail: { to: { clinicians: true }, subject, text: "Please look.", ...more },
    });
    return subject;
  };
  const recipientsOf = (subject: string) => sent.filter((mail) => mail.subject === subject).map(({ to }) => to);
  return { draining, queue, recipientsOf };
}

const dueAgain = (dedupeKey: string) =>
  query(`UPDATE outbox SET "availableAt" = now() - interval '1 second' WHERE "dedupeKey" = $1`, [dedupeKey]);

describe("the outbox", () => {
  it("sends a crisis alert to everybody on the list, once each, though the first address is refused, and tries that one again", async () => {
    let broken = true;
    const addresses = ["gone@clinic.test", "here@clinic.test"];
    const { draining, queue, recipientsOf } = await withMailer((to) => broken && to.startsWith("gone"), addresses);
    const alert = await queue();
    await drainOutbox(draining);
    expect(recipientsOf(alert)).toEqual(["here@clinic.test"]);
    expect(await rowOf(alert)).toEqual({ sent: false, attempts: 1 });
    broken = false;
    await dueAgain(alert);
    await drainOutbox(draining);
    expect(recipientsOf(alert)).toEqual(["here@clinic.test", "gone@clinic.test"]);
    expect(await rowOf(alert)).toEqual({ sent: true, attempts: 2 });
  });

  it("tries a refused address no more once somebody has the incident, and a test only so often", async () => {
    const addresses = ["gone@clinic.test", "here@clinic.test"];
    const { draining, queue, recipientsOf } = await withMailer((to) => to.startsWith("gone"), addresses);
    // An incident that no longer exists counts as taken on.
    const [alert, test] = [
      await queue(newId(), { untilAcknowledged: newId() }),
      await queue(newId(), { mostTries: 2 }),
    ];
    await drainOutbox(draining);
    expect([recipientsOf(alert), recipientsOf(test)]).toEqual([["here@clinic.test"], ["here@clinic.test"]]);
    await Promise.all([dueAgain(alert), dueAgain(test)]);
    await drainOutbox(draining);
    expect([await rowOf(alert), await rowOf(test)]).toMatchObject([{ sent: true }, { sent: false, attempts: 2 }]);
    await dueAgain(test);
    await drainOutbox(draining);
    expect(await rowOf(test)).toMatchObject({ sent: true });
    expect(recipientsOf(test)).toEqual(["here@clinic.test"]);
  });

  it("R-11 what nobody needs any more is done with, and is not told as something that left", async () => {
    const { draining, queue, recipientsOf } = await withMailer(() => false);
    const gone = await queue(newId(), { mostTries: 1 });
    await query(`UPDATE outbox SET attempts = 1 WHERE "dedupeKey" = $1`, [gone]);
    const left = await queue();
    await drainOutbox(draining);
    const rows = await query(`SELECT "dedupeKey" AS key, unsent FROM outbox WHERE "dedupeKey" = ANY($1)`, [
      [gone, left],
    ]);
    expect(new Map(rows.map(({ key, unsent }) => [key, unsent]))).toEqual(
      new Map([
        [gone, true],
        [left, false],
      ]),
    );
    expect(recipientsOf(gone)).toEqual([]);
  });

  it("a row that cannot be opened holds up no other", async () => {
    const { draining, queue, recipientsOf } = await withMailer(() => false);
    const [unreadable, alert] = [await queue(), await queue()];
    await query(`UPDATE outbox SET payload = 'v1.broken' WHERE "dedupeKey" = $1`, [unreadable]);
    await drainOutbox(draining);
    expect(recipientsOf(alert)).toEqual(["a@clinic.test"]);
    expect(await rowOf(unreadable)).toMatchObject({ sent: false });
    await query(`DELETE FROM outbox WHERE "dedupeKey" = $1`, [unreadable]);
  });

  it("keeps an alert for which nobody is named until somebody is", async () => {
    const { draining, queue, recipientsOf } = await withMailer(() => false, []);
    const alert = await queue();
    await drainOutbox(draining);
    expect(await rowOf(alert)).toMatchObject({ sent: false });
    await dueAgain(alert);
    await drainOutbox({ ...draining, settings: { ...draining.settings, clinicianEmails: ["b@clinic.test"] } });
    expect(recipientsOf(alert)).toEqual(["b@clinic.test"]);
  });

  it("keeps no address and no text of a mail that has left", async () => {
    const { draining, queue, recipientsOf } = await withMailer(() => false);
    const alert = await queue();
    await drainOutbox(draining);
    expect(recipientsOf(alert)).toHaveLength(1);
    const rows = await query(`SELECT payload FROM outbox WHERE "dedupeKey" = $1`, [alert]);
    expect(rows).toEqual([{ payload: null }]);
  });
});
