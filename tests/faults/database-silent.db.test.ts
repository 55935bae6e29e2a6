import { POST as send } from "@/app/api/chat/message/route";
import { POST as open, GET as sessions } from "@/app/api/chat/sessions/route";
import { GET as health } from "@/app/api/health/route";
import { POST as feel, GET as moods } from "@/app/api/mood/route";
import { db, inTransaction, isDatabaseAway } from "@/lib/server/db";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { type Link, startLink } from "@/tests/fakes/slow-link";
import { query } from "@/tests/support/database";
import { often, printFigures, secondsSince } from "@/tests/support/figures";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { ask } from "@/tests/support/request";

/**
 * Callers are told within this time (ms) that the database is away (security.md, "How it is
 * proved").
 */
const WITHIN_MS = 5_000;
const PAUSE_MS = often(8_000, 30_000);
const EVERY_MS = 100;

let link: Link;
let direct = "";
beforeAll(async () => {
  // Load the reader first, as a server does at startup; otherwise the first text would wait for it
  // too.
  await readerLoaded();
  direct = process.env.DATABASE_URL ?? "";
  link = await startLink(direct);
  process.env.DATABASE_URL = link.url;
});
afterAll(async () => {
  await db().$disconnect();
  await link.close();
});

interface Seen {
  readonly status: number;
  readonly ms: number;
}

/** A call's status and duration; a call that's never answered fails the test by timeout. */
async function timed(call: () => Promise<{ status: number }>): Promise<Seen> {
  const started = performance.now();
  const { status } = await call();
  return { status, ms: performance.now() - started };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function talker() {
  const person = await signIn();
  const { id } = (await ask(open, { method: "POST", body: {}, cookie: person.cookie })).json<{ id: string }>();
  return { person, sessionId: id };
}

/** A typical call, a different kind for each `at`. */
function someCall(at: number, { person, sessionId }: Awaited<ReturnType<typeof talker>>) {
  const { cookie } = person;
  const headers = { "idempotency-key": newId() };
  const calls = [
    () => ask(sessions, { cookie }),
    () => ask(feel, { method: "POST", body: { mood: "sad" }, cookie, headers }),
    () => ask(moods, { cookie }),
    () => ask(send, { method: "POST", body: { sessionId, content: "A long day." }, cookie, headers }),
    () => ask(health),
  ];
  return calls[at % calls.length] ?? (() => Promise.reject(new Error("no call")));
}

const connections = async (): Promise<number> => {
  const rows = await query<{ count: number }>(
    "SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  return rows[0]?.count ?? -1;
};

/** Waits until a call succeeds; returns the time this took in milliseconds. */
async function untilWell(person: SignedIn): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { status } = await ask(sessions, { cookie: person.cookie });
    if (status === 200) return performance.now() - started;
    if (performance.now() - started > 20_000) throw new Error("the service did not recover");
  }
}

it("a database that falls silent: everybody is answered 503 within five seconds, and it recovers by itself", async () => {
  const talkers = await Promise.all(Array.from({ length: 20 }, talker));
  const calls: Promise<Seen>[] = [];
  const started = performance.now();
  link.pause();
  for (let at = 0; performance.now() - started < PAUSE_MS; at += 1) {
    const who = talkers[at % talkers.length];
    if (who) calls.push(timed(someCall(at, who)));
    await pause(EVERY_MS);
  }
  const seen = await Promise.all(calls);
  link.resume();
  const back = await untilWell((await talker()).person);
  const worst = Math.max(...seen.map(({ ms }) => ms));
  const held = await connections();
  printFigures("database silent", {
    ...{ "paused s": PAUSE_MS / 1000, calls: seen.length },
    ...{ "max wait s": (worst / 1000).toFixed(1), "back after s": (back / 1000).toFixed(1), connections: held },
  });
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([503]));
  expect(worst).toBeLessThan(WITHIN_MS);
}, 90_000);

it("a database that falls silent in the middle of a transaction costs no more than one statement's time, and no connection", async () => {
  const started = performance.now();
  const work = inTransaction(db(), async (tx) => {
    await tx.user.count();
    link.pause();
    await tx.user.count();
  });
  const failure: unknown = await work.catch((error: unknown) => error);
  const seconds = secondsSince(started);
  link.resume();
  expect(isDatabaseAway(failure)).toBe(true);
  printFigures("database silent in a transaction", { "wait s": seconds });
  expect(seconds * 1000).toBeLessThan(WITHIN_MS);
  // All five connections of the pool are available again right away.
  const all = Array.from({ length: 5 }, () => inTransaction(db(), (tx) => tx.$queryRaw`SELECT 1 FROM pg_sleep(0.05)`));
  await expect(Promise.all(all)).resolves.toHaveLength(5);
}, 30_000);

it("with every connection of the pool taken, whoever asks is answered 503 within five seconds, and nobody after", async () => {
  const { person } = await talker();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const holders = Array.from({ length: 5 }, () =>
    inTransaction(db(), async (tx) => {
      await tx.user.count();
      await held;
    }),
  );
  const calls = Array.from({ length: 40 }, () => timed(() => ask(sessions, { cookie: person.cookie })));
  const seen = await Promise.all(calls);
  letGo();
  await Promise.all(holders);
  const worst = Math.max(...seen.map(({ ms }) => ms));
  printFigures("pool exhausted", { calls: seen.length, "max wait s": (worst / 1000).toFixed(1) });
  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([503]));
  expect(worst).toBeLessThan(WITHIN_MS);
  expect(await untilWell(person)).toBeLessThan(WITHIN_MS);
}, 30_000);
