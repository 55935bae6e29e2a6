// npm run try:model [-- OPTIONS] [ID …]: shows how a real small model changes the conversation.
// Starts a database of its own and the model's server, and runs main.ts on them (README.md).
import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { forgetCluster } from "../lib/cluster.mjs";
import { openDataDir } from "../lib/data-dir.mjs";
import { demoEnvironment } from "../lib/demo-environment.mjs";
import { end, runMain, whenEnding } from "../lib/ending.mjs";
import { bin, inRoot } from "../lib/paths.mjs";
import { freePort } from "../lib/ports.mjs";
import { openPostgres } from "../lib/postgres.mjs";
import { ensurePrismaClient, migrate, seed } from "../lib/prisma.mjs";
import { dyingWithUs, run } from "../lib/processes.mjs";
import { Refusal, say } from "../lib/say.mjs";
import { ensureEngine, ensureModel } from "./cache.mjs";
import { MODELS } from "./models.mjs";

/** The origin that the trial's requests claim. */
const PORT = 3000;

/** Settings of a disposable service, whose people are deleted with it. */
async function openService() {
  const directory = mkdtempSync(join(tmpdir(), "willow-try-model-"));
  // The database server runs as its own user, who needs access.
  chmodSync(directory, 0o711);
  whenEnding(() => {
    forgetCluster(directory);
    rmSync(directory, { recursive: true, force: true });
  });
  const data = openDataDir({ DATA_DIR: directory });
  const database = await openPostgres(data, await freePort());
  whenEnding(() => database.stop());
  const given = { ...process.env, DATABASE_URL: database.address() };
  const settings = demoEnvironment(given, { port: PORT, data });
  await ensurePrismaClient();
  await migrate(settings);
  await seed(settings);
  return settings;
}

/** @returns {Promise<string>} the address of the model's server */
async function openModel(...args) {
  const bond = dyingWithUs();
  const server = ["scripts/try-model/server.mjs", ...args];
  const child = spawn(process.execPath, [...bond.args, ...server], {
    cwd: inRoot(),
    env: { ...process.env, ...bond.env },
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  whenEnding(() => void child.kill());
  return new Promise((resolve, reject) => {
    child.once("message", ({ port }) => resolve(`http://127.0.0.1:${port}`));
    child.once("exit", () => reject(new Refusal("The model's server did not start.")));
  });
}

await runMain(async () => {
  const options = {
    model: { type: "string", default: Object.keys(MODELS)[0] },
    file: { type: "string" },
    patience: { type: "string", default: "5" },
    "guide-only": { type: "boolean", default: false },
  };
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const folder = join(openDataDir(process.env).directory, "try-model");
  await ensureEngine(folder);
  const file = values.file ? resolve(values.file) : await ensureModel(folder, values.model);
  const model = values.file ? basename(file, ".gguf") : values.model;
  const settings = await openService();
  const variant = values["guide-only"] ? "guide only" : "as configured";
  const address = await openModel(folder, file, variant);
  say(`${model} listens at ${address}.`);
  const asked = { OPENAI_API_KEY: "none", OPENAI_BASE_URL: `${address}/v1`, OPENAI_MODEL: model };
  const env = { ...settings, ...asked, TRY_PATIENCE: values.patience, TRY_VARIANT: variant };
  const command = ["scripts/try-model/main.ts", ...positionals];
  await end(await run(bin("tsx"), command, { cwd: inRoot(), env }));
});
