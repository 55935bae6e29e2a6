import type { Ctx } from "@/lib/ports/context";
import { fingerprint } from "@/lib/shared/ids";
import { open } from "@/lib/shared/sealing";
import { Prisma } from "@/prisma/client/client";
import { loadDataKey } from "./data-key-repository";

const BATCH = 200;

/**
 * The columns that hold a fingerprint and its encrypted address, and the owner whose key opens it.
 */
const PLACES = [
  { table: "users", owner: "id", column: "parentEmail", index: "parentEmailIndex" },
  { table: "consents", owner: "userId", column: "guardianEmail", index: "guardianEmailIndex" },
  { table: "shares", owner: "ownerId", column: "inviteeEmail", index: "inviteeEmailIndex" },
  {
    table: "partner_invitations",
    owner: "inviterId",
    column: "inviteeEmail",
    index: "inviteeEmailIndex",
  },
  { table: "family_seats", owner: "ownerId", column: "inviteeEmail", index: "inviteeEmailIndex" },
] as const;
type Place = (typeof PLACES)[number];

type Reach = Pick<Ctx, "db" | "keys" | "fingerprintSecret">;

interface Row {
  readonly id: string;
  readonly owner: string;
  readonly sealed: string;
  readonly index: string | null;
}

/**
 * Recomputes every address fingerprint with the current secret. After AUTH_SECRET changes, no one
 * can be found by the old ones, so a parent could neither see nor take back their consent. Each row
 * is one statement, so the run can be stopped and repeated. A fingerprint whose address is gone
 * stays as it is and matches no one.
 *
 * @returns how many changed, by table
 */
export async function renewFingerprints(reach: Reach): Promise<Readonly<Record<string, number>>> {
  const changed: Record<string, number> = {};
  for (const place of PLACES) changed[place.table] = await renewIn(reach, place);
  return changed;
}

const name = (identifier: string): Prisma.Sql => Prisma.raw(`"${identifier}"`);

async function renewIn(reach: Reach, place: Place): Promise<number> {
  let changed = 0;
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows = await findRows(reach, place, after);
    for (const row of rows) if (await renewRow(reach, place, row)) changed += 1;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return changed;
    after = last.id;
  }
}

const findRows = (
  { db }: Reach,
  { table, owner, column, index }: Place,
  after: string,
): Promise<Row[]> =>
  db.$queryRaw<Row[]>`
    SELECT "id"::text, ${name(owner)}::text AS "owner", ${name(column)} AS "sealed", ${name(index)} AS "index"
    FROM ${name(table)} WHERE ${name(column)} IS NOT NULL AND "id" > ${after}::uuid ORDER BY "id" LIMIT ${BATCH}`;

async function renewRow(reach: Reach, { table, column, index }: Place, row: Row): Promise<boolean> {
  const { db, keys, fingerprintSecret } = reach;
  const key = await loadDataKey(db, keys, { ownerKind: "person", ownerId: row.owner });
  const address = open(key, { table, column, rowId: row.id }, row.sealed);
  const fresh = fingerprint(fingerprintSecret, address.toLowerCase());
  if (fresh === row.index) return false;
  // If the address was changed in the meantime, it already has its new fingerprint.
  const count = await db.$executeRaw`
    UPDATE ${name(table)} SET ${name(index)} = ${fresh} WHERE "id" = ${row.id}::uuid AND ${name(column)} = ${row.sealed}`;
  return count === 1;
}
