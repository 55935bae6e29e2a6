import type { Client } from "pg";

/** Cursors in the middle of a database's long lists. */
export interface Places {
  readonly person: string;
  readonly email: string;
  readonly subject: string;
  readonly seq: string;
  readonly resolved: string;
  /** A time range in which the trail has a page of rows. */
  readonly from: string;
  readonly to: string;
}

/** Leaves as many rows behind each cursor as a page takes, at both sizes. */
export async function findPlaces(db: Client): Promise<Places> {
  const [row] = (
    await db.query(`
      SELECT "id" AS "person", "email", "id" AS "subject",
        (SELECT max("seq") / 2 FROM audit_events)::text AS "seq",
        (SELECT "id" FROM crisis_incidents WHERE "resolved" ORDER BY "resolvedAt" DESC, "id" DESC LIMIT 1 OFFSET
          (SELECT count(*) / 2 FROM crisis_incidents WHERE "resolved")) AS "resolved",
        (SELECT "createdAt" FROM audit_events WHERE "seq" = (SELECT max("seq") / 2 - 50 FROM audit_events)) AS "from",
        (SELECT "createdAt" FROM audit_events WHERE "seq" = (SELECT max("seq") / 2 + 50 FROM audit_events)) AS "to"
      FROM users ORDER BY "createdAt" DESC, "id" DESC OFFSET (SELECT count(*) / 2 FROM users) LIMIT 1`)
  ).rows as [Omit<Places, "from" | "to"> & { readonly from: Date; readonly to: Date }];
  return { ...row, from: row.from.toISOString(), to: row.to.toISOString() };
}
