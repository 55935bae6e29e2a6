import { db } from "@/lib/server/db";
import { closeConnections } from "./call";
import { measureMemory } from "./memory";
import { measureModelTurn } from "./model-turn";
import { type BenchPerson, makePeople } from "./people";
import { measureProcessor } from "./processor";
import { type Figure, machine, tableOf, write } from "./report";
import { measure, type Pace } from "./rounds";
import { type Server, startBare, startOurs, startRaw } from "./servers";
import { measureStartUp } from "./start-up";
import { baseline, SUBJECTS, type Subject } from "./subjects";

/**
 * `npm run bench`: measures the service over HTTP and internally, each next to a bare baseline in
 * the same run (docs/performance.md). `--only=read,poll` selects, `--quick` runs briefly,
 * `--soak=600` applies load for that many seconds while memory is watched.
 */
const PEOPLE = 600;

/** Each call's share of its own rate in the mixed load. */
const MIXED = 0.1;

const given = (name: string): string | undefined =>
  process.argv
    .find((word) => word === `--${name}` || word.startsWith(`--${name}=`))
    ?.split("=")[1] ?? undefined;
const quick = process.argv.includes("--quick");
const only = given("only")?.split(",");
const wanted = (key: string): boolean => !only || only.includes(key);
const pace: Pace = quick ? { rounds: 3, slice: 500 } : { rounds: 5, slice: 1_200 };

function note(text: string): void {
  process.stderr.write(`${text}\n`);
}

async function measureCalls(
  subjects: readonly Subject[],
  people: readonly BenchPerson[],
): Promise<Figure[]> {
  const [ours, bare, raw] = [await startOurs(), await startBare(), await startRaw()];
  const figures: Figure[] = [];
  for (const subject of subjects) {
    note(`  ${subject.what} …`);
    const compared = {
      ours: await subject.target(ours.port, people),
      bare: baseline(subject.against, bare.port, people),
      raw: baseline(subject.against, raw.port, people),
    };
    figures.push(...(await measure(subject, compared, pace)));
  }
  await Promise.all([ours, bare, raw].map((server) => server.stop()));
  return figures;
}

async function measureMixed(people: readonly BenchPerson[]): Promise<Figure[]> {
  const seconds = Number(given("soak") ?? (quick ? 10 : 60));
  const server: Server = await startOurs();
  const loads = SUBJECTS.map(async ({ target, perSecond }) => ({
    target: await target(server.port, people),
    perSecond: perSecond * MIXED,
  }));
  const figures = await measureMemory(server, await Promise.all(loads), seconds);
  await server.stop();
  return figures;
}

async function main(): Promise<void> {
  const started = performance.now();
  const subjects = SUBJECTS.filter(({ key }) => wanted(key));
  const figures: Figure[] = [];
  note("Making people …");
  const people = await makePeople(quick ? PEOPLE / 2 : PEOPLE);
  // The server does this by itself within a minute of such a change; without it, each run would
  // plan by the previous statistics.
  await db().$executeRaw`ANALYZE`;
  if (subjects.length > 0) figures.push(...(await measureCalls(subjects, people)));
  if (wanted("model")) figures.push(...(await measureModelTurn(people)));
  if (wanted("processor")) figures.push(...(await measureProcessor()));
  if (wanted("start-up")) figures.push(...(await measureStartUp(quick ? 1 : 5)));
  if (wanted("memory")) figures.push(...(await measureMixed(people)));
  closeConnections();
  const seconds = Math.round((performance.now() - started) / 1000);
  const { processor, cores, memoryGb, node } = machine();
  console.log(
    `${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}; ${seconds} s\n\n${tableOf(figures)}`,
  );
  write(figures, seconds);
  process.exit(0);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
