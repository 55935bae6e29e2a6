import { query } from "./database";

/**
 * Tables that change with every request: counters, a session's last use, the record of a refusal,
 * queued mails.
 */
const PASSING = ["rate_limits", "sessions", "admin_sessions", "audit_events", "outbox"];

const isPassing = (table: string): boolean => PASSING.includes(table) || table.startsWith("_prisma");

/** One fingerprint per table; null for an empty table. */
export type Stored = Readonly<Record<string, string | null>>;

let asked: string | undefined;

async function question(): Promise<string> {
  const tables = await query<{ name: string }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  );
  const each = tables
    .filter(({ name }) => !isPassing(name))
    .map(
      ({ name }) => `SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) AS print FROM "${name}" t`,
    );
  return each.join(" UNION ALL ");
}

/** Fingerprints of the stored data: equal before and after a request that changed nothing. */
export async function whatIsStored(): Promise<Stored> {
  asked ??= await question();
  const rows = await query<{ name: string; print: string | null }>(asked);
  return Object.fromEntries(rows.map(({ name, print }) => [name, print]));
}

/** The tables that have changed since. */
export async function changedSince(before: Stored): Promise<string[]> {
  const now = await whatIsStored();
  return Object.keys(now).filter((name) => now[name] !== before[name]);
}
