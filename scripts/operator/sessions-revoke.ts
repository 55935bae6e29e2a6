import { parseArgs } from "node:util";
import { revokeSessions } from "@/lib/across/staff/users/revoke-sessions";
import { inTransaction } from "@/lib/server/db";
import type { OperatorCtx } from "./command";

/**
 * Ends sessions at once (docs/runbook-breach.md). Nothing is lost: anyone entitled to can sign in
 * again.
 *
 *   npm run -s sessions:revoke -- --all                      everyone, PIN sessions included
 *   npm run -s sessions:revoke -- --all --pin                only PIN sessions; after ADMIN_PIN has changed
 *   npm run -s sessions:revoke -- --person kim@example.com   one person, on all devices
 */
const USAGE = "Say whose: --all, or --person E-MAIL; --pin ends PIN sessions alone";

const OPTIONS = {
  all: { type: "boolean" },
  person: { type: "string" },
  pin: { type: "boolean" },
} as const;

export async function sessionsRevoke(ctx: OperatorCtx, args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  if (Boolean(values.all) === (values.person !== undefined)) throw new Error(USAGE);
  const wanted = { email: values.person, only: values.pin ? ("pin" as const) : undefined };
  const { signIns, pinSessions } = await inTransaction(ctx.db, (db) =>
    revokeSessions({ ...ctx, db }, wanted),
  );
  console.log(`Ended: ${signIns} sign-ins, ${pinSessions} PIN sessions.`);
  return 0;
}
