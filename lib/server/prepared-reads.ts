import { createHash } from "node:crypto";
import type { QueryConfig, QueryResult } from "pg";

type Ask = (statement: QueryConfig) => Promise<QueryResult>;

/**
 * A prepared statement is not there (26000), or there already (42P05): the pooler between us and
 * the server handed over another connection than the one that prepared it. Or what it answers has
 * changed its form since, by a migration (0A000).
 */
const PREPARED_ELSEWHERE: ReadonlySet<unknown> = new Set(["26000", "42P05", "0A000"]);

const isPreparedElsewhere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && PREPARED_ELSEWHERE.has(error.code);

/**
 * One name for one text, whichever process says it: a connection of a pooler is used by several.
 */
const nameOf = (text: string): string =>
  `willow_${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;

/**
 * Asks by statements that each connection prepares once, so that the server does not parse and plan
 * them anew for every request. Where a pooler in transaction mode stands between, the first that is
 * answered by another connection says so: from then on this process prepares nothing, and what was
 * asked is asked again. A plain read may be, and one statement that writes too: an error undoes all
 * of it.
 *
 * @param told hears of that, once
 */
export function preparedReads(
  ask: Ask,
  told: () => void,
): (text: string, values: unknown[]) => Promise<QueryResult> {
  const names = new Map<string, string>();
  let prepares = true;
  const named = (text: string): string => {
    const name = names.get(text) ?? nameOf(text);
    names.set(text, name);
    return name;
  };
  return async (text, values) => {
    if (!prepares) return ask({ text, values });
    try {
      return await ask({ name: named(text), text, values });
    } catch (error) {
      if (!isPreparedElsewhere(error)) throw error;
      if (prepares) told();
      prepares = false;
      return ask({ text, values });
    }
  };
}
