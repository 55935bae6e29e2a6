// npm start: runs the service with an external database and identity provider, and refuses settings
// that don't protect people. `npm start -- --check` runs the same checks and serves nothing, for
// platforms that start Next themselves.
import { spawn } from "node:child_process";
import { loadEnvConfig } from "@next/env";
import { productionProblems, productionWarnings } from "@/lib/server/production-problems";
import { buildProblems } from "./lib/build-problems";
import { pendingMigrations } from "./lib/prisma.mjs";
import { SERVER_MEMORY, serverCommand } from "./lib/server-command.mjs";

const root = `${__dirname}/..`;

function refuse(reasons: readonly string[]): never {
  console.error(
    `Willow does not start with these settings (.env.example explains each):\n- ${reasons.join("\n- ")}`,
  );
  process.exit(1);
}

async function requireMigrated(databaseUrl: string): Promise<void> {
  const pending = await pendingMigrations(databaseUrl).catch((error: Error) =>
    refuse([`DATABASE_URL names a database that does not answer: ${error.message}`]),
  );
  if (pending.length > 0)
    refuse([`the database lacks ${pending.join(", ")}: run npx prisma migrate deploy`]);
}

function serve(): void {
  const env = { ...process.env, ...SERVER_MEMORY, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, serverCommand(process.env.PORT ?? "3000"), {
    cwd: root,
    env,
    stdio: "inherit",
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 0));
}

async function main(): Promise<void> {
  loadEnvConfig(root, false);
  const problems = [...productionProblems(process.env), ...buildProblems(root, process.env)];
  if (problems.length > 0) refuse(problems);
  for (const warning of productionWarnings(process.env)) console.warn(`Warning: ${warning}.`);
  await requireMigrated(process.env.DATABASE_URL ?? "");
  if (process.argv.includes("--check"))
    console.log("Settings, build and database are fit to start with.");
  else serve();
}

void main();
