#!/usr/bin/env node
// Replaces Prisma's schema-engine binary: the same command line and JSON-RPC over standard input
// and output, backed by the official WebAssembly build. `prisma.config.ts` names this file in
// PRISMA_SCHEMA_ENGINE_BINARY.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import pg from "pg";
import { migrationAdapter } from "./lib/migration-adapter.mjs";

const argv = process.argv.slice(2);
const optionAfter = (name) => (argv.includes(name) ? argv[argv.indexOf(name) + 1] : undefined);
const databaseUrl = JSON.parse(optionAfter("--datasource") ?? "{}").url ?? process.env.DATABASE_URL;

// The format in which Prisma's CLI reads the binary's error stream.
function failAs(code, message) {
  const line = {
    level: "ERROR",
    target: "schema_engine::logger",
    fields: { error_code: code, message },
  };
  process.stderr.write(`\n${JSON.stringify(line)}`);
  process.exit(1);
}

async function runSql(address, sql) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** `schema-engine cli can-connect-to-database | create-database` */
async function runCli() {
  const url = new URL(databaseUrl);
  const database = decodeURIComponent(url.pathname.slice(1));
  try {
    if (!argv.includes("create-database")) return await runSql(url.href, "SELECT 1");
    url.pathname = "/postgres";
    await runSql(url.href, `CREATE DATABASE "${database.replaceAll('"', '""')}"`);
  } catch (error) {
    if (error.code === "3D000") failAs("P1003", `Database \`${database}\` does not exist`);
    if (error.code?.startsWith("28")) failAs("P1000", `Authentication failed: ${error.message}`);
    failAs(
      "P1001",
      `Can't reach database server at \`${url.host}\`: ${error.message || error.code}`,
    );
  }
}

let panicMessage = "";

async function loadEngine() {
  const script = createRequire(import.meta.url).resolve(
    "@prisma/schema-engine-wasm/schema_engine_bg",
  );
  const binary = await readFile(script.replace(/\.js$/, ".wasm"));
  globalThis.PRISMA_WASM_PANIC_REGISTRY = {
    set_message: (message) => {
      panicMessage = message;
    },
  };
  const { instance } = await WebAssembly.instantiate(binary, { "./schema_engine_bg.js": bindings });
  bindings.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return (datamodels) =>
    bindings.SchemaEngine.new({ datamodels }, () => {}, migrationAdapter(databaseUrl));
}

const send = (message) =>
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);

const schemaFilesIn = (params) =>
  [params?.schema, params?.to, params?.from]
    .find((part) => part?.files)
    ?.files.map((file) => [file.path, file.content]);

async function answer(engine, { id, method, params }) {
  const result = await engine[method === "getDatabaseVersion" ? "version" : method](params);
  if (method !== "diff" || result?.stdout == null) return send({ id, result: result ?? null });
  // The binary prints a diff through a callback instead of returning it.
  send({ id: 0, method: "print", params: { content: result.stdout.replace(/\n$/, "") } });
  send({ id, result: { exitCode: result.exitCode } });
}

async function serve() {
  const createEngine = await loadEngine();
  let engine;
  for await (const line of createInterface({
    input: process.stdin,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (!line.trim()) continue;
    const call = JSON.parse(line);
    if (!call.method) continue; // the reply to our `print`
    try {
      engine ??= await createEngine(schemaFilesIn(call.params));
      await answer(engine, call);
    } catch (error) {
      const data = {
        is_panic: false,
        message: panicMessage || error?.message || String(error),
        meta: null,
      };
      const message = "An error happened. Check the data field for details.";
      send({
        id: call.id,
        error: { code: 4466, message, data: { ...data, error_code: error?.code ?? null } },
      });
    }
  }
}

await (argv.includes("cli") ? runCli() : serve());
process.exit(0);
