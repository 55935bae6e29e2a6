// Locates the database's files, and creates them.
import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { readJson, writeWhole } from "./files.mjs";
import { homeWithinReach, serverUser } from "./reach.mjs";
import { Refusal } from "./say.mjs";

export const SUPERUSER = "willow";

/** Recorded, because for root the files may have to be outside DATA_DIR. */
function homeOf(data) {
  const note = join(data.directory, "postgres.json");
  const known = readJson(note)?.home;
  if (known) {
    const home = resolve(data.directory, known);
    if (existsSync(home)) return home;
    throw new Refusal(
      `The database of DATA_DIR (${data.directory}) was kept in ${home}, which is gone: restore it, or choose a new DATA_DIR.`,
    );
  }
  const home = homeWithinReach(join(data.directory, "postgres"), `data-${data.id}`);
  if (!home)
    throw new Refusal(
      `DATA_DIR (${data.directory}) cannot hold a database: choose a directory that you own.`,
    );
  const inside = relative(data.directory, home);
  writeWhole(
    note,
    JSON.stringify({ home: inside.startsWith("..") || isAbsolute(inside) ? home : inside }),
  );
  return home;
}

/** As root, we run the server as the files' owner. */
function ownerOf(home) {
  if (serverUser.uid === undefined) return {};
  const { uid, gid } = statSync(home);
  return uid === 0 ? serverUser : { uid, gid };
}

function initialise(programs, home, files, user, password) {
  const [draft, passwordFile] = [`${files}.new`, join(home, "password")];
  rmSync(draft, { recursive: true, force: true });
  writeWhole(passwordFile, password, 0o600);
  if (user.uid !== undefined) chownSync(passwordFile, user.uid, user.gid);
  // The built-in locale depends on nothing on the machine and sorts the same everywhere.
  const locale = [
    "--locale=C",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--encoding=UTF8",
  ];
  const account = ["-U", SUPERUSER, `--pwfile=${passwordFile}`, "--auth=scram-sha-256"];
  const made = spawnSync(programs.initdb, ["-D", draft, ...account, ...locale], {
    ...user,
    cwd: home,
    encoding: "utf8",
  });
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    const why = (made.error?.message ?? made.stderr).trim().split("\n").at(-1);
    throw new Refusal(`The database under ${home} could not be created: ${why}`);
  }
  // Done last, so that an interrupted creation starts over.
  renameSync(draft, files);
}

function requireOurMajor(files, major, directory) {
  const found = readFileSync(join(files, "PG_VERSION"), "utf8").trim();
  if (found === major) return;
  throw new Refusal(
    `DATA_DIR (${directory}) was written by PostgreSQL ${found} and this Willow brings PostgreSQL ${major}: choose a new ` +
      "DATA_DIR, or set DATABASE_URL to a server that holds a copy of the data.",
  );
}

/** Finds the database's files, or creates them. */
export function openCluster(data, programs) {
  const home = homeOf(data);
  const files = join(home, "data");
  const user = ownerOf(home);
  try {
    if (!existsSync(join(files, "PG_VERSION")))
      initialise(programs, home, files, user, data.secrets.databasePassword);
    requireOurMajor(files, programs.major, data.directory);
  } catch (error) {
    if (error.code !== "EACCES") throw error;
    throw new Refusal(
      `The database under ${home} belongs to another user of this machine: run this command as that user.`,
    );
  }
  return { files, log: join(home, "server.log"), user };
}

/** Removes a database outside its DATA_DIR; for tests that start from scratch. */
export function forgetCluster(directory) {
  const home = readJson(join(directory, "postgres.json"))?.home;
  if (home) rmSync(resolve(directory, home), { recursive: true, force: true });
}
