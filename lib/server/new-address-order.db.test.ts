import pg from "pg";
import { erasePerson } from "@/lib/across/your-data/erasure/erase-person";
import { signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { authOptions, PROVIDER_ID } from "./auth";

/** Waits until this many transactions of this database are waiting for a row. */
async function waiters(count: number): Promise<void> {
  for (;;) {
    const [row] = await query<{ waiting: number }>(
      `SELECT count(DISTINCT pid)::int AS "waiting" FROM pg_locks WHERE NOT granted
       AND pid IN (SELECT pid FROM pg_stat_activity WHERE datname = current_database())`,
    );
    if (Number(row?.waiting) >= count) return;
  }
}

it("AUTH-01 R-07 a parent comes back with a new address while their account and the child's seat are taken: nobody is broken off", async () => {
  // The parent has the smaller id, so when locking in id order the parent comes first.
  const parentEmail = someEmail("parent");
  const parent = await signIn({ age: 41, email: parentEmail });
  let child = await signIn({ age: 15, parentEmail });
  while (child.user.id < parent.user.id) child = await signIn({ age: 15, parentEmail });
  const sub = `sub-${parent.user.id}`;
  const values = [parent.user.id, child.user.id];
  await query(`UPDATE users SET "guardianReadAt" = now() WHERE "id" = $1`, [child.user.id]);
  await query(`INSERT INTO accounts ("userId", "provider", "providerAccountId") VALUES ($1, $2, $3)`, [
    parent.user.id,
    PROVIDER_ID,
    sub,
  ]);
  await query(
    `INSERT INTO family_seats ("ownerId", "memberId", "inviteeEmailIndex", "status", "expiresAt")
     VALUES ($1, $2, 'x', 'accepted', now())`,
    values,
  );
  await query(`UPDATE users SET "eraseAfter" = now() - interval '1 day' WHERE "id" = $1`, [parent.user.id]);
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(`SELECT 1 FROM users WHERE "id" = $1 FOR UPDATE`, [parent.user.id]);
  const erased = erasePerson(parent.ctx, parent.user.id);
  await waiters(1);
  const enter = authOptions().callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
  const entered = enter({ profile: { sub, email: someEmail("moved"), email_verified: true } });
  await waiters(2);
  await holder.query("COMMIT");
  await holder.end();
  expect(await Promise.allSettled([erased, entered])).toEqual([
    { status: "fulfilled", value: true },
    { status: "fulfilled", value: true },
  ]);
});
