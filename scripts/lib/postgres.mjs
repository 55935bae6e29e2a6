// The embedded PostgreSQL server: finds or starts it, keeps it running, and stops it.
import { spawn } from "node:child_process";
import { openSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { openCluster, SUPERUSER } from "./cluster.mjs";
import { writeWhole } from "./files.mjs";
import { isFree, requireFree } from "./ports.mjs";
import { postgresPrograms } from "./postgres-programs.mjs";
import { birthOf } from "./process-table.mjs";
import { endRecorded, isAlive, recordOf, until } from "./processes.mjs";
import { Refusal } from "./say.mjs";

const DATABASE = "willow";
const LOG_LIMIT_BYTES = 5_000_000;
const START_PATIENCE_MS = 30_000;

// Durability stays at PostgreSQL's default (fsync on). Its log must not contain what people wrote.
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  timezone: "UTC",
  unix_socket_directories: "",
  shared_buffers: "64MB",
  max_connections: "80",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_parameter_max_length_on_error: "0",
};

const addressOf = (port, password, database) =>
  `postgresql://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;

async function query(address, sql, values) {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 3000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Whether the server on this port serves these files: it accepts our password and reports our
 * directory.
 */
async function serves(port, password, files) {
  try {
    const [row] = await query(addressOf(port, password, "postgres"), "SHOW data_directory");
    return row.data_directory === files;
  } catch {
    return false;
  }
}

/** The server named by the lock file, if it is alive and really runs on these files. */
function runningOn(files) {
  try {
    const lines = readFileSync(join(files, "postmaster.pid"), "utf8").split("\n");
    const pid = Number(lines[0]);
    const isOurs =
      process.platform !== "linux" || readFileSync(`/proc/${pid}/cmdline`, "utf8").includes(files);
    return isOurs && birthOf(pid) ? { ...recordOf(pid), port: Number(lines[3]) } : undefined;
  } catch {
    return undefined;
  }
}

function launch(cluster, programs, port) {
  // After a reboot another process may have the recorded pid, which would keep the server from
  // starting.
  if (!runningOn(cluster.files)) rmSync(join(cluster.files, "postmaster.pid"), { force: true });
  const log = openSync(
    cluster.log,
    statSync(cluster.log, { throwIfNoEntry: false })?.size > LOG_LIMIT_BYTES ? "w" : "a",
  );
  const settings = Object.entries(SETTINGS).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(programs.postgres, ["-D", cluster.files, "-p", String(port), ...settings], {
    ...cluster.user,
    cwd: cluster.files,
    detached: true,
    stdio: ["ignore", log, log],
  });
  child.on("error", () => {});
  child.unref();
  return child;
}

/**
 * Starts the server and waits until it answers; retries while an earlier server's last processes
 * are shutting down.
 */
async function start(cluster, programs, port, password) {
  const end = Date.now() + START_PATIENCE_MS;
  while (Date.now() < end) {
    const child = launch(cluster, programs, port);
    const gone = () =>
      child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
    const ready = await until(
      async () => gone() || (await serves(port, password, cluster.files)),
      end - Date.now(),
      25,
    );
    if (ready && !gone()) return recordOf(child.pid);
    await pause(250);
  }
  const why = readFileSync(cluster.log, "utf8").trim().split("\n").at(-1);
  throw new Refusal(`The database did not start (${cluster.log}): ${why}`);
}

/** Takes over the server an earlier start left running, if it listens on the port we want. */
async function adopt(cluster, port, password) {
  const running = runningOn(cluster.files);
  if (running?.port === port && (await until(() => serves(port, password, cluster.files), 5000)))
    return running;
  if (running) await endRecorded(running, { ask: "SIGINT", insist: "SIGQUIT" });
  return undefined;
}

/** Restarts the server whenever it dies, until stopped. */
function watch(state, restart, note) {
  const timer = setInterval(async () => {
    if (state.busy || state.stopping || isAlive(state.server)) return;
    state.busy = true;
    note("The database ended; starting it again.");
    try {
      state.server = await restart();
    } catch (error) {
      note(error.message);
    }
    state.busy = false;
  }, 250);
  timer.unref();
  return timer;
}

/**
 * Starts the embedded server for a DATA_DIR on a loopback port.
 * @throws Refusal if the port is taken, or the files aren't ours to use
 */
export async function openPostgres(data, port, { offset = 2, note = () => {} } = {}) {
  const { databasePassword: password } = data.secrets;
  const programs = postgresPrograms();
  const cluster = openCluster(data, programs);
  const adopted = await adopt(cluster, port, password);
  if (!adopted && !(await isFree(port))) await requireFree(port, offset, "the database");

  const written = (server) => {
    writeWhole(data.recordPath("postgres"), JSON.stringify({ ...server, name: "postgres" }));
    return server;
  };
  const restart = async () => written(await start(cluster, programs, port, password));
  const state = {
    server: adopted ? written(adopted) : await restart(),
    busy: false,
    stopping: false,
  };
  await createDatabase(port, password);
  const timer = watch(state, restart, note);

  return {
    adopted: Boolean(adopted),
    address: (database = DATABASE) => addressOf(port, password, database),
    get pid() {
      return state.server.pid;
    },
    async stop() {
      state.stopping = true;
      clearInterval(timer);
      await until(() => !state.busy, START_PATIENCE_MS);
      // A "fast" shutdown closes open connections; everything acknowledged is on disk.
      await endRecorded(state.server, { ask: "SIGINT", insist: "SIGQUIT", patience: 15_000 });
      rmSync(data.recordPath("postgres"), { force: true });
    },
  };
}

async function createDatabase(port, password) {
  const server = addressOf(port, password, "postgres");
  const known = await query(server, "SELECT 1 FROM pg_database WHERE datname = $1", [DATABASE]);
  if (known.length === 0) await query(server, `CREATE DATABASE ${DATABASE}`);
}
