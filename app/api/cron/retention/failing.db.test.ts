import { type SignedIn, signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const HOUR_MS = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const run = () => ask(POST, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });

async function withOldMood(dueHoursAgo: number): Promise<SignedIn> {
  const who = await signIn();
  await insert("mood_entries", { userId: who.user.id, mood: "happy", createdAt: ago(24 * 400) });
  const rule = { userId: who.user.id, kind: "moods", months: 3 };
  await insert("retention_choices", { ...rule, effectiveFrom: ago(dueHoursAgo), dueAt: ago(dueHoursAgo) });
  return who;
}
const moods = async ({ user }: SignedIn) =>
  (await query(`SELECT 1 FROM mood_entries WHERE "userId" = $1`, [user.id])).length;

/** Makes every delete in this table fail, for one person or for everyone. */
async function breakDeleting(table: string, who?: SignedIn): Promise<void> {
  await query(`CREATE OR REPLACE FUNCTION fail_${table}() RETURNS trigger AS
    $$ BEGIN RAISE EXCEPTION 'cannot be deleted'; END $$ LANGUAGE plpgsql`);
  const only = who ? `WHEN (OLD."userId" = '${who.user.id}')` : "";
  await query(
    `CREATE TRIGGER fail_${table} BEFORE DELETE ON ${table} FOR EACH ROW ${only} EXECUTE FUNCTION fail_${table}()`,
  );
}
const mend = (table: string) => query(`DROP TRIGGER fail_${table} ON ${table}`);

it("R-11 a rule that fails keeps no other back, and is tried again in an hour", async () => {
  const [broken, fine] = [await withOldMood(9), await withOldMood(8)];
  await breakDeleting("mood_entries", broken);
  expect((await run()).status).toBe(200);
  await mend("mood_entries");
  expect([await moods(broken), await moods(fine)]).toEqual([1, 0]);
  const [rule] = await query<{ dueAt: Date }>(`SELECT "dueAt" FROM retention_choices WHERE "userId" = $1`, [
    broken.user.id,
  ]);
  expect(Math.abs((rule?.dueAt.getTime() ?? 0) - Date.now() - HOUR_MS)).toBeLessThan(60_000);
});

it("R-11 a step that fails keeps none of the others back, and the job says so at its end", async () => {
  const who = await signIn();
  const state = { userId: who.user.id, platform: "youtube", stateHash: "h", verifier: "v1.x" };
  await insert("oauth_states", { ...state, expiresAt: ago(1) });
  const mail = { kind: "account_notice", dedupeKey: "an-old-one", sentAt: ago(24 * 91), createdAt: ago(24 * 91) };
  await insert("outbox", mail);
  await breakDeleting("oauth_states");
  const { status } = await run();
  await mend("oauth_states");
  expect(status).toBe(500);
  expect(await query(`SELECT 1 FROM outbox WHERE "dedupeKey" = 'an-old-one'`)).toEqual([]);
});
