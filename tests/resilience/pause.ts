import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { printFigures } from "../support/figures";
import { Service } from "./demo";
import { newAdult, newConversation, type Person } from "./people";
import { stopAll } from "./stopped";
import { verify } from "./verify";
import { newTally } from "./writers";

/**
 * Stops the database (SIGSTOP, all its processes) for thirty seconds while people read and write
 * over HTTP, and reports the longest wait, the responses, and how soon everything worked again.
 * Starts the demo with its own data directory; rate limits stay on. Run by `npm run test:soak --
 * pause`; Linux.
 */
const PEOPLE = 20;
const PAUSE_MS = 30_000;
const EVERY_MS = 50;
const WITHIN_MS = 5_000;
const BACK_WITHIN_MS = 10_000;

const service = new Service(Number(process.env.PORT ?? 4720), mkdtempSync(join(tmpdir(), "willow-pause-")));

interface Desk {
  readonly person: Person;
  readonly sessionId: string;
}

interface Seen {
  readonly status: number;
  readonly ms: number;
}

async function openDesk(number: number): Promise<Desk> {
  const person = await newAdult(service.base, `Reader ${number}`, `reader-${number}@example.com`);
  return { person, sessionId: await newConversation(service.base, person, "neutral") };
}

let inFlight = 0;
let most = 0;

async function timed(path: string, init: RequestInit): Promise<Seen> {
  const started = performance.now();
  inFlight += 1;
  most = Math.max(most, inFlight);
  try {
    const answer = await fetch(`${service.base}${path}`, { ...init, signal: AbortSignal.timeout(40_000) });
    await answer.text();
    return { status: answer.status, ms: performance.now() - started };
  } catch {
    return { status: 0, ms: performance.now() - started };
  } finally {
    inFlight -= 1;
  }
}

const tally = newTally();

/** Requests a page, a list, a mood and a message in turn. */
async function someCall(at: number, { person, sessionId }: Desk): Promise<Seen> {
  const { cookie } = person;
  if (at % 4 === 0) return timed("/api/health", {});
  if (at % 4 === 1) return timed("/api/chat/sessions", { headers: { cookie } });
  const key = randomUUID();
  const content = `The week was long. (${key})`;
  const [path, body] = at % 4 === 2 ? ["/api/mood", { mood: "sad" }] : ["/api/chat/message", { sessionId, content }];
  const headers = { cookie, "content-type": "application/json", "idempotency-key": key };
  const seen = await timed(path, { method: "POST", headers, body: JSON.stringify(body) });
  if (path === "/api/chat/message" && seen.status === 200) {
    tally.acknowledged.push({ key, sessionId, content, person, crisis: false });
  }
  return seen;
}

async function writeFor(milliseconds: number, desks: readonly Desk[]): Promise<Seen[]> {
  const calls: Promise<Seen>[] = [];
  const until = performance.now() + milliseconds;
  for (let at = 0; performance.now() < until; at += 1) {
    const desk = desks[Math.floor(at / 4) % desks.length];
    if (desk) calls.push(someCall(at, desk));
    await pause(EVERY_MS);
  }
  return Promise.all(calls);
}

/** The first start includes the build (ms). */
const BUILT_WITHIN_MS = 600_000;

/**
 * 409: the conversation's answer was being generated when the database stopped; the sweep finishes
 * it after 90 s.
 */
const WELL = new Set([200, 201, 409, 429]);

async function main(): Promise<void> {
  await service.untilHealthy(BUILT_WITHIN_MS);
  const desks: Desk[] = [];
  for (let number = 0; number < PEOPLE; number += 1) desks.push(await openDesk(number));
  const before = writeFor(1_000, desks);
  await pause(500);
  const goOn = stopAll(service.databasePid());
  const seen = await writeFor(PAUSE_MS, desks).finally(goOn);
  const resumed = performance.now();
  await before;
  await service.untilHealthy(60_000);
  const back = performance.now() - resumed;
  const after = await writeFor(2_000, desks);
  const worst = Math.max(...seen.map(({ ms }) => ms));
  const verdict = await verify(service, tally);
  printFigures("database stopped", {
    ...{ "stopped s": PAUSE_MS / 1000, calls: seen.length, answers: told(seen) },
    ...{ "max wait s": (worst / 1000).toFixed(1), "most waiting at once": most },
    ...{
      "well again after s": (back / 1000).toFixed(1),
      "answers afterwards": told(after),
      "acknowledged and lost": verdict.lost,
    },
  });
  const isWell = after.every(({ status }) => WELL.has(status));
  process.exitCode = worst < WITHIN_MS && back < BACK_WITHIN_MS && isWell && verdict.lost === 0 ? 0 : 1;
}

const countBy = (seen: readonly Seen[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of seen) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const told = (seen: readonly Seen[]): string =>
  Object.entries(countBy(seen))
    .map(([status, count]) => `${count} × ${status}`)
    .join(" ");

main().finally(() => service.stop());
