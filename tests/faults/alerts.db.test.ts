import { createSignedPost } from "@/lib/adapters/webhook/signed-post";
import { MAX_RETRY_MS } from "@/lib/core/delivery/outbox/constants";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueEvent, enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import { inTransaction } from "@/lib/server/db";
import { signIn } from "@/tests/factories/people";
import { type AlertSink, type SinkMood, startAlertSink } from "@/tests/fakes/alert-sink";
import { often, printFigures, secondsSince } from "@/tests/support/figures";
import { createOwnDatabase, type OwnDatabase } from "@/tests/support/own-database";

const ALERTS = often(200, 2_000);
const DOWN: readonly SinkMood[] = ["refuses", "hangs up", "dawdles"];
/** An unsteady sink accepts every third alert on the first try. */
const UNSTEADY: readonly SinkMood[] = ["takes", ...DOWN.slice(0, 2)];
const OFFICE = ["one@clinic.test", "two@clinic.test"];
/** Far more rounds than any alert needs; a test that gets this far has lost one. */
const MAX_ROUNDS = 60;

let own: OwnDatabase;
let sink: AlertSink;
let moods: readonly SinkMood[] = DOWN;
const random = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

beforeAll(async () => {
  own = await createOwnDatabase();
  sink = await startAlertSink(() => random(moods));
});
afterAll(async () => {
  await sink.close();
  await own.drop();
});

/**
 * A context on this test's database, with an adjustable clock, a mailer as unsteady as the sink,
 * and a silent log.
 */
async function onDuty() {
  const { ctx } = await signIn();
  const mails: string[] = [];
  let clock = 0;
  const mailer = {
    send: async (_: unknown, id: string) => {
      if (random(moods) !== "takes") throw new Error("mailbox unavailable");
      mails.push(id);
    },
  };
  const webhook = createSignedPost({ url: sink.url, secret: "a secret for tests" });
  const settings = { ...ctx.settings, clinicianEmails: OFFICE };
  const on = (db: Db): MemberCtx => ({
    ...{ ...ctx, db, mailer, webhook, settings, log: { ...ctx.log, error: () => {} } },
    now: () => new Date(Date.now() + clock),
    transaction: (work) => inTransaction(db, (tx) => work(on(tx) as never)),
  });
  return {
    ctx: on(own.db),
    mails,
    wait: () => {
      clock += MAX_RETRY_MS;
    },
  };
}

const waiting = async (): Promise<number> =>
  (await own.query<{ count: number }>(`SELECT count(*)::int FROM outbox WHERE "sentAt" IS NULL`))[0]?.count ?? -1;

const doubled = (ids: readonly string[]): number => ids.length - new Set(ids).size;

it("R-03 alerts to a sink that is down, and then unsteady, all arrive, each once, with two drains at a time", async () => {
  const { ctx, mails, wait } = await onDuty();
  const started = performance.now();
  for (let at = 0; at < ALERTS / 2; at += 1) {
    const queued = { userId: null, dedupeKey: `alert:${at}` };
    const mail = { to: { clinicians: true as const }, subject: "Please look", text: "An incident waits." };
    await enqueueMail(ctx, { ...queued, kind: "crisis_alert", mail });
    // Enqueue it again with the same key, as a retried request does.
    await enqueueMail(ctx, { ...queued, kind: "crisis_alert", mail });
    await enqueueEvent(ctx, {
      userId: null,
      dedupeKey: `event:${at}`,
      kind: "crisis_webhook",
      event: { event: { at: `${at}` } },
    });
  }
  await Promise.all([drainOutbox(ctx), drainOutbox(ctx)]);
  expect([sink.taken, mails, await waiting()]).toEqual([[], [], ALERTS]);
  moods = UNSTEADY;
  let rounds = 0;
  for (; (await waiting()) > 0 && rounds < MAX_ROUNDS; rounds += 1) {
    wait();
    await Promise.all([drainOutbox(ctx), drainOutbox(ctx)]);
  }
  const expected = (ALERTS / 2) * OFFICE.length;
  const lost = ALERTS / 2 - new Set(sink.taken).size + (expected - new Set(mails).size);
  const duplicates = doubled(sink.taken) + doubled(mails);
  printFigures("alert sink down", {
    ...{ alerts: ALERTS, refused: sink.refused, rounds, lost, duplicates, "took s": secondsSince(started) },
  });
  expect({ lost, duplicates, waiting: await waiting() }).toEqual({ lost: 0, duplicates: 0, waiting: 0 });
}, 300_000);
