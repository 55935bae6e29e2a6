// Shared by the demo and the watch mode: database, identity provider, and their orderly shutdown.
import { setTimeout as pause } from "node:timers/promises";
import { callJobs } from "./cron.mjs";
import { holdDataDir, openDataDir } from "./data-dir.mjs";
import { demoEnvironment } from "./demo-environment.mjs";
import { whenEnding } from "./ending.mjs";
import { portFrom, requireFree } from "./ports.mjs";
import { openPostgres } from "./postgres.mjs";
import { ensurePrismaClient, migrate, seed } from "./prisma.mjs";
import { endLeftover, keepRunning } from "./processes.mjs";
import { dim, Refusal, say } from "./say.mjs";

const note = (text) => say(dim(text));

/** Opens everything except the web server; `keep` starts another process, which is ended first. */
export async function openParts(env) {
  const port = portFrom(env);
  const data = openDataDir(env);
  whenEnding(await holdDataDir(data, `http://localhost:${port}`));
  for (const name of ["web", "idp"]) await endLeftover(data.recordPath(name));
  await requireFree(port, 0, "the web server");
  await requireFree(port + 1, 1, "the demo sign-in");
  const database = env.DATABASE_URL ? undefined : await openPostgres(data, port + 2, { note });
  if (database) whenEnding(() => database.stop());
  const settings = demoEnvironment(env, { port, data, databaseUrl: database?.address() });

  const keep = (name, args, more) => {
    const env = { ...settings, ...more };
    const child = keepRunning({ name, args, env, recordPath: data.recordPath(name), note });
    whenEnding(() => child.stop());
  };
  keep("idp", ["scripts/idp.mjs"], { IDP_PORT: String(port + 1) });
  await ensurePrismaClient();
  await migrate(settings);
  await seed(settings);
  return { port, settings, keep, base: `http://127.0.0.1:${port}` };
}

/** Starts calling the minute jobs. */
export function startJobs({ base, settings }) {
  whenEnding(callJobs(base, settings.CRON_SECRET, note));
}

/** Waits until the health check succeeds. */
export async function untilHealthy(base, milliseconds) {
  const end = Date.now() + milliseconds;
  let last = "no answer";
  while (Date.now() < end) {
    try {
      const answer = await fetch(`${base}/api/health`, {
        headers: { connection: "close" },
        signal: AbortSignal.timeout(5000),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      last = `status ${answer.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.name;
    }
    await pause(50);
  }
  throw new Refusal(
    `The service did not become healthy within ${milliseconds / 1000} seconds (${last}).`,
  );
}
