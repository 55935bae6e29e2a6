import { detectCrisis } from "@/lib/crisis/detect";
import { IN_DANGER, incidentOf } from "@/tests/factories/incidents";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { recordIncident } from "./record-incident";

it("CRIS-17 of two incidents at the same moment, one of which names the home, a guardian may know neither", async () => {
  const child = await signIn({ age: 15 });
  const finding = await detectCrisis("my dad hits me every night");
  let other: Promise<string> | undefined;
  await child.ctx.transaction(async (tx) => {
    await recordIncident(tx, { finding, source: "mood_note" });
    // Begins before this transaction commits, so it must wait to learn whether the home was named.
    other = incidentOf(child, { text: IN_DANGER });
    await settled(child.user.id);
  });
  await other;
  const rows = await query(`SELECT "guardianMayKnow" AS known FROM crisis_incidents WHERE "userId" = $1`, [
    child.user.id,
  ]);
  expect(rows).toEqual([{ known: false }, { known: false }]);
});

/** Waits until the other transaction waits for a lock or has committed. */
async function settled(userId: string): Promise<void> {
  for (;;) {
    const [row] = await query<{ waits: boolean; done: boolean }>(
      `SELECT EXISTS (SELECT 1 FROM pg_stat_activity
                      WHERE "datname" = current_database() AND "wait_event_type" = 'Lock') AS waits,
              EXISTS (SELECT 1 FROM crisis_incidents WHERE "userId" = $1) AS done`,
      [userId],
    );
    if (row?.waits || row?.done) return;
  }
}
