import { GET } from "@/app/api/admin/crisis-report/route";
import { newId } from "@/lib/shared/ids";
import { incidentOf } from "@/tests/factories/incidents";
import { signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { addReferrals } from "./add-referrals";
import { FIRST_YEAR, TIMES_HOLD_MS, TIMES_RENEWED_MS } from "./constants";
import { keepTimes, readTimes } from "./keep-times";
import { addToMonths } from "./report-repository";
import type { CrisisReport } from "./types";

/** A separate year, so incidents recorded by other tests don't count. */
const YEAR = 2031;

async function reportOf(year: number): Promise<CrisisReport> {
  const { cookie, headers } = await signInStaff({ isClinician: true });
  const answer = await ask(GET, { path: `/api/admin/crisis-report?year=${year}`, cookie, headers });
  expect(answer.status).toBe(200);
  return answer.json<CrisisReport>();
}

/** The report after its stored response times have expired. */
async function laterReportOf(year: number): Promise<CrisisReport> {
  await age(year, TIMES_HOLD_MS);
  return reportOf(year);
}

const age = (year: number, ms: number) =>
  query(`UPDATE crisis_times SET "reckonedAt" = "reckonedAt" - make_interval(secs => $2) WHERE "year" = $1`, [
    year,
    ms / 1_000,
  ]);

describe("the yearly report", () => {
  it("R-04 counts referrals by month, kind, severity and age group, without identity, and outlives the people", async () => {
    const count = (day: string, isChild: boolean) =>
      query(`INSERT INTO crisis_counts (id, day, kind, severity, "isChild") VALUES ($1, $2, 'suicide', 'high', $3)`, [
        newId(),
        day,
        isChild,
      ]);
    await count(`${YEAR}-02-01`, false);
    await count(`${YEAR}-02-28`, false);
    await count(`${YEAR}-12-31`, true);
    await count(`${YEAR + 1}-01-01`, false);
    const { year, total, referrals } = await reportOf(YEAR);
    expect([year, total]).toEqual([YEAR, 3]);
    expect(referrals).toEqual([
      { month: `${YEAR}-02`, kind: "suicide", severity: "high", isMinor: false, count: 2 },
      { month: `${YEAR}-12`, kind: "suicide", severity: "high", isMinor: true, count: 1 },
    ]);
  });

  it("R-04 a referral counts once, before it is added to its month and after, however late it came", async () => {
    const { ctx } = await signIn();
    const year = YEAR + 2;
    const refer = (month: number, count: number) =>
      query(
        `INSERT INTO crisis_counts ("day", "kind", "severity", "isChild")
         SELECT make_date($1, $2, n), 'abuse', 'imminent', false FROM generate_series(1, $3::int) n`,
        [year, month, count],
      );
    const told = async () => (await reportOf(year)).referrals.map(({ month, count }) => [month, count]);
    await refer(1, 20);
    await refer(2, 9);
    const inPlace = [
      [`${year}-01`, 20],
      [`${year}-02`, 9],
    ];
    expect(await told()).toEqual(inPlace);
    expect(await addToMonths(ctx, 12)).toBe(12);
    expect(await told()).toEqual(inPlace);
    const added = await Promise.all([1, 2, 3].map(() => addReferrals(ctx)));
    expect(added.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(17);
    expect([await told(), await addReferrals(ctx)]).toEqual([inPlace, 0]);
    await refer(1, 3);
    const late = [
      [`${year}-01`, 23],
      [`${year}-02`, 9],
    ];
    expect(await told()).toEqual(late);
    await addReferrals(ctx);
    expect([await told(), await reportOf(year)]).toMatchObject([late, { total: 32 }]);
  });

  it("ADMN-10 tells what has changed of an incident since, and nothing of one that is erased", async () => {
    const year = YEAR + 3;
    const [first, second] = [await signIn(), await signIn()];
    const ids = [await incidentOf(first), await incidentOf(second)];
    const change = (id: string | undefined, what: string) =>
      query(`UPDATE crisis_incidents SET ${what} WHERE "id" = $1`, [id]);
    const times = async () => (await laterReportOf(year)).times;
    for (const id of ids) await change(id, `"createdAt" = '${year}-01-31T23:59:00Z'`);
    expect(await times()).toMatchObject({ incidents: 2, acknowledged: 0, medianToAcknowledge: null });
    for (const id of ids) await change(id, `"acknowledgedAt" = '${year}-01-31T23:59:30.5Z'`);
    await change(ids[1], `"resolved" = true, "resolvedAt" = '${year}-02-01T01:59:00Z'`);
    const done = { incidents: 2, acknowledged: 2, withinFiveMinutes: 2, resolved: 1, medianToAcknowledge: 30.5 };
    expect(await times()).toMatchObject({ ...done, medianToResolve: 7_200 });
    await change(ids[1], `"resolved" = false, "resolvedAt" = NULL`);
    expect(await times()).toMatchObject({ ...done, resolved: 0, medianToResolve: null });
    await query(`DELETE FROM users WHERE "id" = $1`, [second.user.id]);
    expect(await times()).toMatchObject({ incidents: 1, acknowledged: 1 });
  });

  it("ADMN-10 says when the times were reckoned, and tells none that are older than twenty minutes", async () => {
    const year = YEAR + 4;
    const began = Date.now();
    const asked = await Promise.all([1, 2, 3].map(() => reportOf(year)));
    for (const { times } of asked) expect(times).toMatchObject({ incidents: 0, medianToResolve: null });
    const id = await incidentOf(await signIn());
    await query(`UPDATE crisis_incidents SET "createdAt" = '${year}-06-01T12:00:00Z' WHERE "id" = $1`, [id]);
    await age(year, TIMES_HOLD_MS - 60_000);
    const { times: told } = await reportOf(year);
    const now = await laterReportOf(year);
    expect([told.incidents, now.times.incidents]).toEqual([0, 1]);
    expect(Date.parse(String(told.reckonedAt))).toBeLessThan(began);
    expect(Date.parse(String(now.times.reckonedAt))).toBeGreaterThanOrEqual(began);
  });

  it("ADMN-10 the job reckons all years that can be asked for, and again after five minutes; the report reads what it reckoned", async () => {
    const { ctx } = await signIn();
    const year = YEAR + 5;
    const at = (ms: number) => ({ ...ctx, now: () => new Date(Date.UTC(year, 11, 31) + ms) });
    const id = await incidentOf(await signIn());
    await query(`UPDATE crisis_incidents SET "createdAt" = '${year}-06-01T12:00:00Z' WHERE "id" = $1`, [id]);
    const years = year - FIRST_YEAR + 1;
    expect(await keepTimes(at(0))).toBe(years);
    expect([await keepTimes(at(TIMES_RENEWED_MS - 1)), await keepTimes(at(TIMES_RENEWED_MS))]).toEqual([0, years]);
    const told = await readTimes(at(TIMES_RENEWED_MS + 1), year);
    expect(told).toMatchObject({ incidents: 1, reckonedAt: at(TIMES_RENEWED_MS).now() });
    // Computed by a clock that is ahead, so it isn't used until then.
    expect((await reportOf(year)).times.reckonedAt).not.toBe(told.reckonedAt.toISOString());
  });

  it("ADMN-10 tells the median and the 95th percentile until somebody took an incident on", async () => {
    const person = await signIn();
    const began = `${YEAR}-05-01T00:00:00Z`;
    for (const seconds of [60, 120, 180, 240, 3_600, null]) {
      const id = await incidentOf(person);
      await query(
        `UPDATE crisis_incidents SET "createdAt" = $2::timestamptz,
           "acknowledgedAt" = $2::timestamptz + make_interval(secs => $3::float8) WHERE id = $1`,
        [id, began, seconds],
      );
    }
    const { times } = await laterReportOf(YEAR);
    expect(times).toMatchObject({ incidents: 6, acknowledged: 5, withinFiveMinutes: 4, resolved: 0 });
    expect(times.medianToAcknowledge).toBe(180);
    expect(times.p95ToAcknowledge).toBeCloseTo(2_928);
    expect(times.medianToResolve).toBeNull();
  });

  it("opens to the desk alone, and reads no year that cannot be", async () => {
    const { cookie, headers } = await signInStaff();
    expect((await ask(GET, { cookie, headers })).status).toBe(403);
    const clinician = await signInStaff({ isClinician: true });
    const asked = { path: "/api/admin/crisis-report?year=1999", cookie: clinician.cookie, headers: clinician.headers };
    expect((await ask(GET, asked)).status).toBe(400);
  });
});
