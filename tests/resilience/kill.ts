import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { printFigures } from "../support/figures";
import { Service } from "./demo";
import { newAdult, newConversation, type Person } from "./people";
import { verify } from "./verify";
import { type Desk, newTally, write } from "./writers";

/**
 * Kills the service while people write, and counts acknowledged messages that are gone
 * (docs/reliability.md): `npm run test:kill`. Starts the demo with its own data
 * directory; rate limits stay on.
 */
const PEOPLE = 150;
const CONVERSATIONS = 5;
const WRITERS = 30;
const MESSAGES = 1_000;
const APP_KILLS = 20;
const DATABASE_KILLS = 5;
const MIN_IN_FLIGHT = 10;
const MOODS = ["neutral", "sad", "anxious", "angry", "confused"];
const STUCK_MS = 100_000;

const service = new Service(Number(process.env.PORT ?? 4710), mkdtempSync(join(tmpdir(), "willow-kill-")));
const tally = newTally();
const kills = { app: 0, database: 0, inFlightAtKill: [] as number[] };
const enough = () =>
  tally.acknowledged.length >= MESSAGES && kills.app >= APP_KILLS && kills.database >= DATABASE_KILLS;

async function openDesk(number: number): Promise<Desk> {
  const person: Person = await newAdult(service.base, `Writer ${number}`, `writer-${number}@example.com`);
  const sessions: string[] = [];
  for (const mood of MOODS.slice(0, CONVERSATIONS)) sessions.push(await newConversation(service.base, person, mood));
  return { person, sessions, written: 0 };
}

/**
 * Before each kill, waits until enough writes are in flight and the service has been back for a
 * moment.
 */
async function killRepeatedly(): Promise<void> {
  for (let round = 0; kills.app < APP_KILLS || kills.database < DATABASE_KILLS; round += 1) {
    await service.untilHealthy();
    const settled = tally.acknowledged.length + MESSAGES / (APP_KILLS + DATABASE_KILLS) / 2;
    while (tally.acknowledged.length < settled || tally.inFlight < MIN_IN_FLIGHT) await pause(2);
    kills.inFlightAtKill.push(tally.inFlight);
    if (round % 5 === 4) {
      service.killDatabase();
      kills.database += 1;
    } else {
      service.killWeb();
      kills.app += 1;
    }
    console.log(`kill ${round + 1}: ${tally.inFlight} in flight, ${tally.acknowledged.length} acknowledged`);
  }
}

async function finishStuck(): Promise<void> {
  const until = Date.now() + STUCK_MS;
  while (Date.now() < until) {
    await service.callJob("sweep");
    const [row] = await service.rows<{ count: number }>(
      "SELECT count(*)::int FROM chat_messages WHERE status = 'pending'",
    );
    if (row?.count === 0) return;
    await pause(2_000);
  }
}

async function writeAll(desks: readonly Desk[]): Promise<void> {
  const waiting = [...desks];
  const writers = Array.from({ length: WRITERS }, async () => {
    for (let desk = waiting.shift(); desk && !enough(); desk = waiting.shift()) {
      await write(service.base, desk, tally, enough);
      if (desk.sessions.length > 0) waiting.push(desk);
    }
  });
  await Promise.all([...writers, killRepeatedly()]);
}

async function main(): Promise<void> {
  await service.untilHealthy();
  const desks: Desk[] = [];
  for (let number = 0; number < PEOPLE; number += 1) desks.push(await openDesk(number));
  console.log(`${desks.length} people signed in, ${desks.length * CONVERSATIONS} conversations opened`);
  await writeAll(desks);
  await service.untilHealthy();
  await finishStuck();
  const verdict = await verify(service, tally);
  console.log({
    kills: { app: kills.app, database: kills.database },
    leastInFlight: Math.min(...kills.inFlightAtKill),
  });
  console.log({ attempts: tally.attempts, refusals: tally.refusals });
  console.log(verdict);
  const { acknowledged, ...mustBeZero } = verdict;
  printFigures("killed while people write", {
    ...{ "kills of the service": kills.app, "of the database": kills.database, acknowledged },
    ...{ "acknowledged and lost": mustBeZero.lost, "stored twice": mustBeZero.doubled },
  });
  process.exitCode = acknowledged >= MESSAGES && Object.values(mustBeZero).every((count) => count === 0) ? 0 : 1;
}

main().finally(() => service.stop());
