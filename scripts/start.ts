// npm start: the service with an external database and identity provider, and only with settings that protect people.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { loadEnvConfig } from "@next/env";
import { productionProblems } from "@/lib/server/production-problems";
import { pendingMigrations } from "./lib/prisma.mjs";

const root = `${__dirname}/..`;

function refuse(reasons: readonly string[]): never {
  console.error(`Willow does not start with these settings (.env.example explains each):\n- ${reasons.join("\n- ")}`);
  process.exit(1);
}

async function requireMigrated(databaseUrl: string): Promise<void> {
  const pending = await pendingMigrations(databaseUrl).catch((error: Error) =>
    refuse([`DATABASE_URL names a database that does not answer: ${error.message}`]),
  );
  if (pending.length > 0) refuse([`the database lacks ${pending.join(", ")}: run npx prisma migrate deploy`]);
}

function serve(): void {
  const next = ["node_modules/next/dist/bin/next", "start", "-p", process.env.PORT ?? "3000"];
  const env = { ...process.env, NODE_ENV: "production" as const };
  const child = spawn(process.execPath, next, { cwd: root, env, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
  child.once("exit", (code) => process.exit(code ?? 0));
}

async function main(): Promise<void> {
  loadEnvConfig(root, false);
  const problems = productionProblems(process.env);
  if (!existsSync(`${root}/.next/BUILD_ID`)) problems.push("there is no build: run npm run build");
  if (problems.length > 0) refuse(problems);
  await requireMigrated(process.env.DATABASE_URL ?? "");
  serve();
}

void main();
