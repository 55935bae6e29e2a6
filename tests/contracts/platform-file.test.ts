import { existsSync, readdirSync, readFileSync } from "node:fs";
import { z } from "zod";

const file = z
  .strictObject({
    $schema: z.literal("https://openapi.vercel.sh/vercel.json"),
    framework: z.literal("nextjs"),
    installCommand: z.string(),
    buildCommand: z.string(),
    functions: z.record(z.string(), z.strictObject({ maxDuration: z.int() })),
    crons: z.array(z.strictObject({ path: z.string(), schedule: z.string() })),
  })
  .parse(JSON.parse(readFileSync("vercel.json", "utf8")));

const jobs = readdirSync("app/api/cron").map((job) => `/api/cron/${job}`);
/** Cron's first field: how many minutes pass between two calls. */
const minutesOf = (schedule: string): number => {
  const [minute = "", ...rest] = schedule.split(" ");
  expect(rest).toEqual(["*", "*", "*", "*"]);
  return minute === "*" ? 1 : Number(/^\*\/(\d+)$/.exec(minute)?.[1]);
};

it("CRIS-17 the platform calls every job, and the one that sends a second alert every minute", () => {
  expect(file.crons.map(({ path }) => path).toSorted()).toEqual(jobs.toSorted());
  const everyMinute = file.crons.filter(({ schedule }) => minutesOf(schedule) === 1);
  expect(everyMinute.map(({ path }) => path)).toContain("/api/cron/outbox");
});

it("CRIS-17 the platform calls jobs as often as the deployment guide asks for", () => {
  const guide = readFileSync("docs/deploy.md", "utf8");
  for (const { path, schedule } of file.crons) {
    const most = new RegExp(`\\| \`${path}\` \\| (?:(\\d+) to (\\d+) )?minutes?\\b`).exec(guide);
    expect({ path, isKept: most !== null && minutesOf(schedule) <= Number(most[2] ?? 1) }).toEqual({
      ...{ path, isKept: true },
    });
  }
});

it("CHAT-19 the platform builds all that a server needs, and gives an answer time to finish", () => {
  const scripts = JSON.parse(readFileSync("package.json", "utf8")).scripts;
  for (const [, script = ""] of file.buildCommand.matchAll(/npm (?:run )?([\w:]+)/g))
    expect(scripts).toHaveProperty([script]);
  expect(file.installCommand).toContain("--ignore-scripts");
  for (const [pattern, { maxDuration }] of Object.entries(file.functions)) {
    expect(existsSync(pattern.replace("/**/*", ""))).toBe(true);
    expect(maxDuration).toBeGreaterThanOrEqual(120);
  }
});
