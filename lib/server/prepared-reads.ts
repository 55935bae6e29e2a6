import { createHash } from "node:crypto";
import type { QueryConfig, QueryResult } from "pg";

type Ask = (statement: QueryConfig) => Promise<QueryResult>;

/**
 * The prepared statement is missing (26000) or already exists (42P05), because the pooler switched
 * to a different server connection. Or a migration changed the statement's result type (0A000).
 */
const PREPARED_ELSEWHERE: ReadonlySet<unknown> = new Set(["26000", "42P05", "0A000"]);

const isPreparedElsewhere = (error: unknown): boolean =>
  error instanceof Error && "code" in error && PREPARED_ELSEWHERE.has(error.code);

/** The same text gets the same name in every process, because they share a pooler's connections. */
const nameOf = (text: string): string =>
  `willow_${createHash("sha256").update(text).digest("base64url").slice(0, 24)}`;

/**
 * Runs statements that each connection prepares once, so the server doesn't parse and plan them for
 * every request. Behind a pooler in transaction mode, a switched connection causes an error; the
 * statement is then repeated, and this process stops preparing. Repeating is safe for a plain read
 * and for a single statement that writes, because an error undoes all of it.
 *
 * @param told called once when that happens
 */
export function preparedQueries(
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
