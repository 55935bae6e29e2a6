import { join } from "node:path";
import { POST as sweepRoute } from "@/app/api/cron/sweep/route";
import { dropReader } from "@/lib/reader/loaded";
import type { SignedIn } from "@/tests/factories/people";
import { switchReader } from "@/tests/fakes/unreading-detector";
import { query } from "./database";
import { ask } from "./request";

/**
 * Points the reader at a folder without a model, and switches off the encoder of
 * `unreading-detector`.
 */
export function turnReaderOff(): void {
  process.env.READER_DIR = join(process.env.DATA_DIR ?? "", "no-model");
  dropReader();
  switchReader(false);
}

export async function sweep(): Promise<Record<string, number>> {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  return (await ask(sweepRoute, { method: "POST", headers })).json<Record<string, number>>();
}

/** Lets enough time pass: the job skips texts that another run tried moments ago. */
export const aWhilePasses = () => query(`UPDATE unread_texts SET "triedAt" = "triedAt" - interval '1 minute'`);

export const incidentsOf = ({ user }: SignedIn) =>
  query<{ source: string; severity: string }>(
    `SELECT source, severity::text FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt"`,
    [user.id],
  );

export const unreadOf = ({ user }: SignedIn) =>
  query<{ source: string; sourceId: string }>(
    `SELECT source, "sourceId" FROM unread_texts WHERE "userId" = $1 ORDER BY source`,
    [user.id],
  );
