import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import pg from "pg";
import { db } from "@/lib/server/db";
import { closeConnections, send } from "../call";
import { answered, latencies, type Target } from "../load";
import { machine } from "../report";
import { inTurn } from "../rounds";
import { type Server, startOurs } from "../servers";
import { amountsOf, measuredOf, sizesOf } from "./amounts";
import { type Asked, CALLS, jobCall, type Measured } from "./calls";
import { type Crowd, makeCrowd } from "./crowd";
import { fill } from "./fill";
import { type Growth, growthOf, isMet, tableOf } from "./growth";
import { findPlaces } from "./places";
import { explainAll, isNamed, largeTables, type Statement, statementsOf } from "./plans";

/**
 * `npm run bench:scale`: tests whether a call takes longer when there are more people
 * (docs/performance.md, "Growth"). The same people call two databases that differ only in filler.
 */
const given = (name: string): string | undefined =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.split("=")[1];
const sizes = sizesOf(given("people") ?? "1000,200000");
const messagesEach = Number(given("messages-each") ?? 50);
const only = given("only")?.split(",");
const pace = process.argv.includes("--quick")
  ? { rounds: 3, slice: 600 }
  : { rounds: 5, slice: 1_200 };
/** Number of runs of a job per round. */
const RUNS = 3;
const WARM_MS = 800;

const note = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const addressOf = (name: string): string =>
  Object.assign(new URL(process.env.DATABASE_URL ?? ""), { pathname: `/${name}` }).href;
const nameOf = (people: number): string => `willow_${people}`;

async function asking<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: addressOf(database) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const SERVER = { autovacuum: "off", max_wal_size: "'16GB'", checkpoint_timeout: "'1h'" };

/**
 * Keeps autovacuum and checkpoints out of the measurement; the filler doesn't have to survive a
 * power loss.
 */
async function prepareServer(fsync: "on" | "off"): Promise<void> {
  await asking("postgres", async (client) => {
    for (const [name, value] of Object.entries({ ...SERVER, fsync }))
      await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
    await client.query("SELECT pg_reload_conf()");
  });
}

interface Filled {
  readonly people: number;
  readonly messages: number;
  readonly moods: number;
  readonly megabytes: number;
  readonly seconds: number;
}

async function makeDatabase(people: number, measured: number): Promise<Filled> {
  const started = performance.now();
  const amounts = amountsOf(people, measured, messagesEach);
  note(`Filling for ${people} people: ${amounts.messages} messages, ${amounts.moods} moods …`);
  const name = nameOf(people);
  await asking("postgres", (client) => client.query(`CREATE DATABASE ${name} TEMPLATE willow`));
  return asking(name, async (client) => {
    await fill(client, amounts);
    const count = async (table: string) =>
      Number((await client.query(`SELECT count(*) FROM ${table}`)).rows[0].count);
    const bytes = Number(
      (await client.query("SELECT pg_database_size(current_database()) AS size")).rows[0].size,
    );
    const seconds = Math.round((performance.now() - started) / 1000);
    const [messages, moods] = [await count("chat_messages"), await count("mood_entries")];
    return {
      people: await count("users"),
      messages,
      moods,
      megabytes: Math.round(bytes / 2 ** 20),
      seconds,
    };
  });
}

async function opened(people: number, crowd: Crowd): Promise<{ server: Server; asked: Asked }> {
  const database = nameOf(people);
  const server = await startOurs({ DATABASE_URL: addressOf(database) });
  const places = await asking(database, findPlaces);
  // Sends the emails queued while the crowd was made, before anything is measured.
  for (let left = true; left; )
    left = (await send(jobCall(server.port, "outbox"))).text.match(/[1-9]/) !== null;
  return { server, asked: { port: server.port, crowd, places } };
}

async function oneByOne(target: Target): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await answered(target);
    times.push(performance.now() - started);
  }
  return times;
}

async function grown(
  { key, what, perSecond, target }: Measured,
  servers: readonly Asked[],
): Promise<Growth> {
  const targets = await Promise.all(servers.map(target));
  const look = (one: Target, ms: number) =>
    perSecond === null ? oneByOne(one) : latencies(one, ms, perSecond);
  for (const one of targets) await look(one, WARM_MS);
  const [small = [], large = []] = await inTurn(targets, pace.rounds, (one) =>
    look(one, pace.slice),
  );
  return growthOf(key, what, small, large);
}

async function plansOf(
  calls: readonly Measured[],
  people: number,
  crowd: Crowd,
): Promise<Record<string, Statement[]>> {
  const large = await asking(nameOf(people), largeTables);
  await asking("postgres", (client) => explainAll(client, nameOf(people)));
  const { server, asked } = await opened(people, crowd);
  const plans: Record<string, Statement[]> = {};
  for (const { key, target } of calls) {
    plans[key] = await statementsOf(await target(asked), process.env.DATABASE_LOG ?? "", large);
  }
  await server.stop();
  return plans;
}

function namedOf(plans: Record<string, Statement[]>): string {
  const lines = Object.entries(plans).flatMap(([key, statements]) =>
    statements.filter(isNamed).map(({ text, blocks, milliseconds, walked }) => {
      const why = walked.length > 0 ? `walks ${walked.join(", ")}` : "many blocks";
      return `${key}: ${why}; ${blocks} blocks, ${milliseconds.toFixed(1)} ms\n    ${text.slice(0, 400)}`;
    }),
  );
  return lines.length > 0
    ? lines.join("\n")
    : "No statement walks a large table or touches many blocks.";
}

async function main(): Promise<void> {
  const started = performance.now();
  const [small, large] = sizes;
  const measured = measuredOf(sizes);
  const calls = CALLS.filter(({ key }) => !only || only.includes(key));
  await prepareServer("off");
  note(`Making ${measured} people who call …`);
  const crowd = await makeCrowd(measured);
  await db().$disconnect();
  const filled = [await makeDatabase(small, measured), await makeDatabase(large, measured)];
  await prepareServer("on");
  const servers = [await opened(small, crowd), await opened(large, crowd)];
  const growths: Growth[] = [];
  for (const call of calls) {
    const growth = await grown(
      call,
      servers.map(({ asked }) => asked),
    );
    note(`  ${growth.what}: ${growth.ratio.toFixed(2)}${isMet(growth) ? "" : " !"}`);
    growths.push(growth);
  }
  await Promise.all(servers.map(({ server }) => server.stop()));
  const plans = await plansOf(calls, large, crowd);
  closeConnections();
  const seconds = Math.round((performance.now() - started) / 1000);
  const { processor, memoryGb, node } = machine();
  for (const { people, messages, moods, megabytes, seconds: took } of filled) {
    console.log(
      `${people} people, ${messages} messages, ${moods} moods, ${megabytes} MB, made in ${took} s`,
    );
  }
  console.log(
    `${processor}, ${cpus().length} cores, ${memoryGb} GB, Node ${node}; ${seconds} s\n\n${tableOf(growths, sizes)}\n\n${namedOf(plans)}`,
  );
  mkdirSync(".verify", { recursive: true });
  const figures = growths.map((growth) => ({ ...growth, met: isMet(growth) }));
  const report = {
    at: new Date().toISOString(),
    seconds,
    machine: machine(),
    filled,
    figures,
    plans,
  };
  writeFileSync(".verify/bench-scale.json", `${JSON.stringify(report, null, 2)}\n`);
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
