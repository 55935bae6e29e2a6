// The production build, shared by every server of this checkout. If sources change while a server
// runs, the new build goes to another directory, because a running server keeps reading its build's
// files.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readJson } from "./files.mjs";
import { withLock } from "./lock.mjs";
import { inRoot } from "./paths.mjs";
import { dyingWithUs, isAlive, recordOf, run } from "./processes.mjs";
import { makePublicScripts } from "./public-scripts.mjs";
import { Refusal, say } from "./say.mjs";
import { shareChunks } from "./shared-chunks.mjs";
import { fingerprintOf } from "./sources.mjs";

const SOURCES = [
  ...["app", "components", "content", "lib", "messages", "prisma/schema", "public", "types"],
  ...[
    "middleware.ts",
    "instrumentation.ts",
    "next.config.mjs",
    "postcss.config.mjs",
    "tsconfig.json",
    "package-lock.json",
  ],
];
const PLACES = [".next", ".next-2", ".next-3"];
const USERS = inRoot("node_modules/.willow-builds");

const stampOf = (place) => inRoot(place, "willow-sources");
const isBuilt = (place, wanted) =>
  existsSync(stampOf(place)) && readFileSync(stampOf(place), "utf8") === wanted;

function isUsed(place) {
  mkdirSync(USERS, { recursive: true });
  return readdirSync(USERS).some((name) => {
    const record = readJson(join(USERS, name));
    if (!isAlive(record)) rmSync(join(USERS, name), { force: true });
    return isAlive(record) && record.place === place;
  });
}

function markUsed(place) {
  const path = join(USERS, `${process.pid}.json`);
  writeFileSync(path, JSON.stringify(recordOf(process.pid, { place })));
  process.once("exit", () => rmSync(path, { force: true }));
}

async function build(place, wanted, env) {
  say("Building (once for these sources; about a minute) …");
  rmSync(stampOf(place), { force: true });
  const bond = dyingWithUs();
  const code = await run(
    process.execPath,
    [...bond.args, "node_modules/next/dist/bin/next", "build"],
    {
      cwd: inRoot(),
      env: { ...env, ...bond.env, BUILD_DIR: place },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  if (code !== 0) throw new Refusal("The build failed; its message stands above.");
  shareChunks(inRoot(place));
  writeFileSync(stampOf(place), wanted);
}

/**
 * @returns {Promise<string>} the directory of a build of exactly these sources, locked until this
 * process ends
 */
export async function ensureBuild(env) {
  mkdirSync(USERS, { recursive: true });
  return withLock(join(USERS, "..", `.${basename(USERS)}.lock`), async () => {
    await makePublicScripts();
    const wanted = fingerprintOf(SOURCES, process.version);
    let place = PLACES.find((candidate) => isBuilt(candidate, wanted));
    if (!place) {
      place = PLACES.find((candidate) => !isUsed(candidate));
      if (!place)
        throw new Refusal(
          "Too many servers of this checkout run from older sources: stop one of them.",
        );
      await build(place, wanted, env);
    }
    markUsed(place);
    return place;
  });
}
