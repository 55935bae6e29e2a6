import { readAnalytics } from "@/lib/across/staff/analytics/read-analytics";
import type { AnalyticsDay } from "@/lib/across/staff/analytics/types";
import type { Ctx } from "@/lib/ports/context";
import { createContext } from "@/lib/server/providers";
import { newId } from "@/lib/shared/ids";
import { insertUser } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as retain } from "./route";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Long before any data that other tests create. */
const NOW = new Date("2019-03-31T15:00:00Z");
const yesterday = new Date(Date.now() - DAY_MS).toISOString().slice(0, 10);

let ctx: Ctx;
beforeEach(async () => {
  await query("DELETE FROM analytics_days");
  ctx = await createContext({ kind: "job", name: "retention" }, newId());
});

const people = (count: number, day: string) =>
  Promise.all(Array.from({ length: count }, () => insertUser({ createdAt: `${day}T12:00:00Z` })));
const erase = (ids: readonly string[]) => query("DELETE FROM users WHERE id = ANY($1)", [ids]);
async function on(day: string, now: Date): Promise<AnalyticsDay> {
  const found = (await readAnalytics({ ...ctx, now: () => now }, { days: 7 })).days.find((one) => one.day === day);
  if (!found) throw new Error(`no ${day}`);
  return found;
}
const job = async () => {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  const answer = await ask(retain, { method: "POST", headers });
  expect(answer.status).toBe(200);
  return answer.json<{ daysKept: number }>().daysKept;
};

it("ADMN-04 a day that was told stays as it was told when people erase their accounts or change their plans", async () => {
  const [first = "", ...others] = await people(6, "2019-03-25");
  await query(
    `INSERT INTO subscriptions ("userId", tier, status, "createdAt")
     SELECT id, 'plus', 'active', '2019-03-25T13:00:00Z' FROM users WHERE id = ANY($1)`,
    [[first, ...others]],
  );
  const told = await on("2019-03-25", NOW);
  expect(told).toMatchObject({ signUps: 6, plans: 6 });
  await query(`UPDATE subscriptions SET status = 'incomplete_expired' WHERE "userId" = $1`, [first]);
  await erase([first]);
  expect(await on("2019-03-25", NOW)).toEqual(told);
});

it("ADMN-04 the daily job counts what nobody asked for, and nothing twice", async () => {
  const ids = await people(5, yesterday);
  expect(await job()).toBe(365);
  const { signUps } = await on(yesterday, new Date());
  expect(signUps).toBeGreaterThanOrEqual(5);
  expect(await Promise.all([job(), job()])).toEqual([0, 0]);
  await erase(ids);
  expect((await on(yesterday, new Date())).signUps).toBe(signUps);
});

it("ADMN-04 nothing that stands for fewer than five people is kept", async () => {
  await people(4, "2019-03-27");
  await people(5, "2019-03-28");
  await on("2019-03-28", NOW);
  const rows = await query<{ signUps: number | null }>(
    `SELECT figures -> 'signUps' AS "signUps" FROM analytics_days WHERE day IN ('2019-03-27', '2019-03-28') ORDER BY day`,
  );
  expect(rows.map(({ signUps }) => signUps)).toEqual([null, 5]);
});

it("ADMN-04 of two who ask at once for a day that was not counted yet both are told the same", async () => {
  await people(5, "2019-03-29");
  const both = await Promise.all([1, 2, 3].map(() => on("2019-03-29", NOW)));
  expect(new Set(both.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(await query("SELECT 1 FROM analytics_days WHERE day = '2019-03-29'")).toHaveLength(1);
});
