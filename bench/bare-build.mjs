// Builds bench/bare once for its sources and this version of Next.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { inRoot } from "../scripts/lib/paths.mjs";
import { run } from "../scripts/lib/processes.mjs";
import { Refusal, say } from "../scripts/lib/say.mjs";
import { fingerprintOf } from "../scripts/lib/sources.mjs";

const SOURCES = ["bench/bare/app", "bench/bare/next.config.mjs", "package-lock.json"];
const STAMP = inRoot("bench/bare/.next/willow-sources");

export async function ensureBareBuild(env) {
  const wanted = fingerprintOf(SOURCES, process.version);
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === wanted) return;
  say("Building the bare app that we are measured against …");
  const next = ["node_modules/next/dist/bin/next", "build", "bench/bare"];
  const code = await run(process.execPath, next, {
    cwd: inRoot(),
    env,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (code !== 0) throw new Refusal("The bare app could not be built.");
  writeFileSync(STAMP, wanted);
}
