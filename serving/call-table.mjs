// Finds which handler of the build answers a call, using the framework's own route table (decision
// 0059).
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const require = createRequire(import.meta.url);

/**
 * A path as our own pages write it. Other spellings (escapes, leading dots, an extra slash) are
 * left to the framework, which has rules for them.
 */
const PLAIN = /^(?:\/[\w~-][\w.~-]*)+$/;

/** @typedef {{ file: string, handlers?: Promise<Record<string, Function | undefined>> }} Call */
/**
 * @typedef {{ fixed: Map<string, Node>, any: Node | null, name: string, call: Call | null }} Node
 */

/** @returns {Node} */
const node = () => ({ fixed: new Map(), any: null, name: "", call: null });

/**
 * @param {string} buildDir absolute path of the build
 * @returns {Node} all paths under /api except catch-all ones
 */
export function readCallTable(buildDir) {
  const server = join(buildDir, "server");
  const table = node();
  const entries = JSON.parse(readFileSync(join(server, "app-paths-manifest.json"), "utf8"));
  for (const [entry, file] of Object.entries(entries)) {
    const path = /^\/(api\/.+)\/route$/.exec(entry)?.[1];
    if (path && !path.includes("[...") && !path.includes("[["))
      place(table, path.split("/"), join(server, file));
  }
  return table;
}

/** @param {Node} table @param {string[]} segments @param {string} file */
function place(table, segments, file) {
  let at = table;
  for (const segment of segments) at = nextNode(at, segment);
  at.call = { file };
}

/** @param {Node} at @param {string} segment @returns {Node} */
function nextNode(at, segment) {
  const name = /^\[(\w+)\]$/.exec(segment)?.[1];
  const next = (name ? at.any : at.fixed.get(segment)) ?? node();
  if (name) {
    next.name = name;
    at.any = next;
  } else at.fixed.set(segment, next);
  return next;
}

/**
 * @param {Node} table
 * @param {string} path of the request, without its query
 * @returns {{ call: Call, params: Record<string, string> } | null} null: the framework may know it
 */
export function findCall(table, path) {
  if (!PLAIN.test(path)) return null;
  const segments = path.slice(1).split("/");
  /** @type {Record<string, string>} */
  const params = {};
  const found = descend(table, segments, 0, params);
  return found && { call: found, params };
}

/**
 * A literal segment is tried before a dynamic one, as in the framework.
 * @param {Node} at @param {string[]} segments @param {number} depth @param {Record<string, string>}
 *   params
 * @returns {Call | null}
 */
function descend(at, segments, depth, params) {
  if (depth === segments.length) return at.call;
  const segment = segments[depth] ?? "";
  const fixed = at.fixed.get(segment);
  const exact = fixed ? descend(fixed, segments, depth + 1, params) : null;
  if (exact || !at.any) return exact;
  const found = descend(at.any, segments, depth + 1, params);
  if (found) params[at.any.name] = segment;
  return found;
}

/**
 * The handler for a method, if it declares that it needs nothing from the framework. This is the
 * same module the framework would load, so the process holds it once. If a later framework version
 * builds modules differently, none is found and the framework answers.
 * @param {Call} call @param {string} method
 * @returns {Promise<Function | null>}
 */
export async function handlerOf(call, method) {
  call.handlers ??= load(call.file);
  const handlers = await call.handlers.catch(() => {
    // The framework loads the module itself and reports the error; the next request tries again.
    call.handlers = undefined;
    return /** @type {Record<string, Function | undefined>} */ ({});
  });
  const handler = handlers[method];
  return handler && "plain" in handler ? handler : null;
}

/** @param {string} file @returns {Promise<Record<string, Function | undefined>>} */
async function load(file) {
  const { routeModule } = await require(file);
  await routeModule?.ensureUserland?.();
  return routeModule?.userland ?? {};
}
