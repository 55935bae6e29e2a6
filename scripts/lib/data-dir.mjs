// DATA_DIR: all data of the embedded parts. A marker file keeps us from writing into someone
// else's directory.
import { randomBytes, randomUUID } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readJson, writeWhole } from "./files.mjs";
import { root } from "./paths.mjs";
import { isAlive, recordOf, until } from "./processes.mjs";
import { Refusal } from "./say.mjs";

const MARK = "willow.json";
const HARMLESS = new Set(["lost+found", ".DS_Store", ".gitkeep"]);

const REASONS = {
  EACCES: "permission is denied",
  EPERM: "it is not permitted",
  EROFS: "the file system is read-only",
  ENOTDIR: "a part of the path is a file",
  EEXIST: "it is not a directory",
  ENOENT: "the path cannot be created",
  ENOSPC: "the disk is full",
};

function unwritable(directory, error) {
  const reason = REASONS[error.code] ?? error.message;
  return new Refusal(
    `DATA_DIR (${directory}) cannot be written to, because ${reason}: choose a directory that you own.`,
  );
}

function refuseForeign(directory) {
  const strangers = readdirSync(directory).filter(
    (name) => !HARMLESS.has(name) && !name.startsWith(MARK),
  );
  if (strangers.length === 0) return;
  const what = strangers.includes("PG_VERSION")
    ? `is the data directory of another PostgreSQL ${readFileSync(join(directory, "PG_VERSION"), "utf8").trim()} server`
    : `holds files that are not Willow's (${strangers.slice(0, 3).join(", ")})`;
  throw new Refusal(`DATA_DIR (${directory}) ${what}: choose an empty or a new directory.`);
}

// Node's own recursive mkdir never returns for a path under /proc.
function makeWithParents(directory) {
  if (existsSync(directory)) return;
  makeWithParents(dirname(directory));
  mkdirSync(directory);
}

function claim(directory) {
  try {
    const isNew = !existsSync(directory);
    makeWithParents(directory);
    if (!statSync(directory).isDirectory())
      throw Object.assign(new Error("not a directory"), { code: "EEXIST" });
    // If we are root, the database server runs as another user and has to be able to pass through.
    if (isNew) chmodSync(directory, process.getuid?.() === 0 ? 0o711 : 0o700);
    if (!existsSync(join(directory, MARK))) {
      refuseForeign(directory);
      writeWhole(
        join(directory, MARK),
        `${JSON.stringify({ product: "willow", id: randomUUID() })}\n`,
      );
    }
    makeWithParents(join(directory, "run"));
    const probe = join(directory, "run", `probe.${process.pid}`);
    writeWhole(probe, "");
    rmSync(probe);
  } catch (error) {
    throw error instanceof Refusal ? error : unwritable(directory, error);
  }
}

function secretsIn(directory) {
  const path = join(directory, "secrets.json");
  const known = readJson(path);
  if (known) return known;
  if (existsSync(path))
    throw new Refusal(`${path} is damaged: restore it, or choose a new DATA_DIR to start afresh.`);
  const secret = () => randomBytes(32).toString("base64url");
  const made = {
    authSecret: secret(),
    cronSecret: secret(),
    oidcClientSecret: secret(),
    databasePassword: secret(),
    encryptionKeys: `demo-1:${randomBytes(32).toString("base64")}`,
  };
  writeWhole(path, `${JSON.stringify(made, null, 2)}\n`, 0o600);
  return made;
}

/**
 * Opens DATA_DIR, and marks it as ours if it is new.
 * @throws Refusal if it isn't ours or can't be written
 */
export function openDataDir(env) {
  const directory = resolve(root, env.DATA_DIR || ".data");
  claim(directory);
  return {
    directory,
    id: readJson(join(directory, MARK))?.id ?? "unmarked",
    secrets: secretsIn(directory),
    recordPath: (name) => join(directory, "run", `${name}.json`),
  };
}

/**
 * Allows one demo at a time per directory; one that is shutting down gets a moment.
 * @throws Refusal while another demo holds it
 */
export async function holdDataDir(data, address) {
  const path = data.recordPath("demo");
  const holder = () => readJson(path);
  if (!(await until(() => !isAlive(holder()), 6000, 100))) {
    const { pid, address: other } = holder();
    throw new Refusal(
      `DATA_DIR (${data.directory}) is in use by the Willow at ${other} (process ${pid}): stop that one, or start ` +
        "this one with another DATA_DIR and PORT.",
    );
  }
  writeWhole(path, JSON.stringify(recordOf(process.pid, { address })));
  return () => rmSync(path, { force: true });
}
