import type { Service } from "./demo";
import type { Sent, Tally } from "./writers";

export interface Verdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly changed: number;
  readonly doubled: number;
  readonly crisesWithoutIncident: number;
  readonly incidentsWithoutMessage: number;
  readonly incidentsWithoutAlert: number;
  readonly stillPending: number;
}

interface Count {
  readonly count: number;
}

/** Looks for every acknowledged message twice: in the tables, and through the product's own API. */
export async function verify(service: Service, tally: Tally): Promise<Verdict> {
  const rows = await service.rows<{ clientKey: string; id: string; count: number }>(
    `SELECT "clientKey", min(id::text) AS id, count(*)::int AS count FROM chat_messages
     WHERE role = 'user' AND "clientKey" IS NOT NULL GROUP BY "clientKey"`,
  );
  const stored = new Map(rows.map((row) => [row.clientKey, row]));
  const read = await readBack(service, tally.acknowledged);
  const incidents = new Set(
    (await service.rows<{ id: string }>(`SELECT "messageId" AS id FROM crisis_incidents`)).map(({ id }) => id),
  );
  const count = async (sql: string) => (await service.rows<Count>(sql))[0]?.count ?? -1;
  return {
    acknowledged: tally.acknowledged.length,
    lost: tally.acknowledged.filter(({ key }) => !stored.has(key)).length,
    changed: tally.acknowledged.filter(({ content }) => !read.has(content)).length,
    doubled: rows.filter((row) => row.count > 1).length,
    crisesWithoutIncident: tally.acknowledged.filter(
      ({ crisis, key }) => crisis && !incidents.has(stored.get(key)?.id ?? ""),
    ).length,
    incidentsWithoutMessage: await count(
      `SELECT count(*)::int FROM crisis_incidents WHERE source = 'chat_message' AND "messageId" IS NULL`,
    ),
    incidentsWithoutAlert: await count(
      `SELECT count(*)::int FROM crisis_incidents i
       WHERE NOT EXISTS (SELECT 1 FROM outbox o WHERE o."dedupeKey" = 'crisis_alert:' || i.id)`,
    ),
    stillPending: await count(`SELECT count(*)::int FROM chat_messages WHERE status = 'pending'`),
  };
}

async function readBack(service: Service, sent: readonly Sent[]): Promise<Set<string>> {
  const conversations = new Map(sent.map(({ sessionId, person }) => [sessionId, person.cookie]));
  const found = new Set<string>();
  for (const [sessionId, cookie] of conversations) {
    const answer = await fetch(`${service.base}/api/chat/sessions/${sessionId}/messages`, { headers: { cookie } });
    const messages = (await answer.json()) as { content: string }[];
    for (const { content } of messages) found.add(content);
  }
  return found;
}
