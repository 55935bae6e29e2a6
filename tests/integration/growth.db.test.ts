import { listenToStatements, type Statement, statementsWithValuesOf } from "@/tests/support/statements";

listenToStatements();

import pg from "pg";
import { GET as access } from "@/app/api/account/access/route";
import { GET as trail } from "@/app/api/admin/audit/route";
import { GET as incident } from "@/app/api/admin/crisis-incidents/[id]/route";
import { GET as incidents } from "@/app/api/admin/crisis-incidents/route";
import { GET as report } from "@/app/api/admin/crisis-report/route";
import { GET as people } from "@/app/api/admin/users/route";
import { POST as turn } from "@/app/api/chat/message/route";
import { POST as open, GET as talks } from "@/app/api/chat/sessions/route";
import { POST as reconcile } from "@/app/api/cron/reconcile-billing/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { POST as sweep } from "@/app/api/cron/sweep/route";
import { GET as family } from "@/app/api/family/route";
import { GET as moods } from "@/app/api/mood/route";
import { GET as shares } from "@/app/api/shares/route";
import { GET as plan } from "@/app/api/subscription/route";
import { amountsOf } from "@/bench/scale/amounts";
import { fill } from "@/bench/scale/fill";
import { FIRST_YEAR } from "@/lib/across/staff/desk/constants";
import { NEWEST } from "@/lib/across/staff/users/constants";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

/** Tables with at least this many rows must not be scanned from the start. */
const MANY = 2_000;

/** Enough people that those examined by a search are only a small part. */
const PEOPLE = 3 * NEWEST;

interface Node {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly "Actual Rows"?: number;
  readonly "Actual Loops"?: number;
  readonly "Rows Removed by Filter"?: number;
  readonly "Rows Removed by Index Recheck"?: number;
  readonly Plans?: readonly Node[];
}

const nodesIn = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

async function nodesOf({ text, values }: Statement): Promise<Node[]> {
  const [row] = await query<{ "QUERY PLAN": [{ readonly Plan: Node }] }>(`EXPLAIN (FORMAT JSON) ${text}`, values);
  return row ? nodesIn(row["QUERY PLAN"][0].Plan) : [];
}

/** The large tables that the statement would scan, planned for these exact values. */
async function walkedBy(statement: Statement, many: ReadonlySet<string>): Promise<string[]> {
  const walked = (await nodesOf(statement)).filter((node) => node["Node Type"] === "Seq Scan");
  const tables = walked.map((node) => node["Relation Name"] ?? "");
  return tables.filter((table) => many.has(table)).map((table) => `${table}: ${statement.text}`);
}

const lookedAt = (node: Node, table: string): number => {
  const { "Actual Rows": kept = 0, "Actual Loops": loops = 1 } = node;
  const left = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const here = node["Relation Name"] === table ? (kept + left) * loops : 0;
  return (node.Plans ?? []).reduce((sum, below) => sum + lookedAt(below, table), here);
};

/**
 * The number of the table's rows that a query examines when run, including those it filters out.
 */
async function countOf({ text, values }: Statement, table: string): Promise<number> {
  const [row] = await query<{ "QUERY PLAN": [{ readonly Plan: Node }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  );
  return row ? lookedAt(row["QUERY PLAN"][0].Plan, table) : 0;
}

const searching = ({ text }: Statement): boolean => text.includes("ILIKE");

describe("among many people", () => {
  let staff: SignedInStaff;
  let sessionId: string;
  let many: ReadonlySet<string>;

  beforeAll(async () => {
    const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await fill(client, amountsOf(PEOPLE, 0, 2));
    await client.end();
    const rows = await query<{ relname: string }>(
      "SELECT relname FROM pg_class WHERE relkind = 'r' AND reltuples > $1",
      [MANY],
    );
    many = new Set(rows.map(({ relname }) => relname));
    staff = await signInStaff({ isAdmin: true, isClinician: true });
    const { cookie } = staff;
    sessionId = (await ask(open, { method: "POST", body: {}, cookie })).json<{ id: string }>().id;
  }, 120_000);

  const asStaff = (handler: typeof people, path = "/", params: Record<string, string> = {}) =>
    ask(handler, { cookie: staff.cookie, headers: staff.headers, path, params });
  const asJob = (handler: typeof sweep) =>
    ask(handler, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });

  it("the tables that grow with people are large enough to tell", () => {
    expect([...many]).toEqual(expect.arrayContaining(["users", "chat_messages", "mood_entries", "audit_events"]));
  });

  it.each<[string, () => Promise<{ readonly status: number }>]>([
    ["list of talks", () => ask(talks, staff)],
    ["list of moods", () => ask(moods, staff)],
    [
      "turn",
      () => ask(turn, { method: "POST", cookie: staff.cookie, body: { sessionId, content: "It was a long day." } }),
    ],
    ["who looked at my data", () => ask(access, staff)],
    ["shares", () => ask(shares, staff)],
    ["subscription", () => ask(plan, staff)],
    ["view of one's children", () => ask(family, staff)],
    ["first page of people", () => asStaff(people)],
    ["people by an address", () => asStaff(people, `/?search=${encodeURIComponent(staff.user.email)}`)],
    ["people who are admins", () => asStaff(people, "/?show=admins")],
    ["people who were deactivated", () => asStaff(people, "/?show=deactivated")],
    ["audit trail", () => asStaff(trail)],
    ["audit trail of a person", () => asStaff(trail, `/?subject=${staff.user.id}`)],
    ["crisis queue", () => asStaff(incidents)],
    ["people by a name that nobody has", () => asStaff(people, "/?search=zebulon")],
    ["people by a name that some have", () => asStaff(people, "/?search=ada.abel")],
    ["people by a name that many have", () => asStaff(people, "/?search=fischer")],
    ["job sweep", () => asJob(sweep)],
    ["job retention", () => asJob(retention)],
  ])("nobody else's rows are walked for: %s", async (_what, call) => {
    let status = 0;
    const sent = await statementsWithValuesOf(async () => {
      ({ status } = await call());
    });
    expect(status).toBeLessThan(300);
    const walks = await Promise.all(sent.map((statement) => walkedBy(statement, many)));
    expect(walks.flat()).toEqual([]);
  });

  it("nobody else's rows are walked for: one incident", async () => {
    const id = await incidentOf(await signInStaff());
    const sent = await statementsWithValuesOf(() => asStaff(incident, "/", { id }));
    const walks = await Promise.all(sent.map((statement) => walkedBy(statement, many)));
    expect([sent.length > 5, walks.flat()]).toEqual([true, []]);
  });

  it("a name that nobody has is looked for among the newest and in the index, and in nobody else's row", async () => {
    const sent = await statementsWithValuesOf(() => asStaff(people, "/?search=zebulon"));
    const reading = sent.filter(searching);
    const counts = await Promise.all(reading.map((statement) => countOf(statement, "users")));
    expect(counts).toEqual([NEWEST, 0]);
  });

  it("a name that many have is found among the newest alone", async () => {
    const sent = await statementsWithValuesOf(() => asStaff(people, "/?search=fischer"));
    const reading = sent.filter(searching);
    const counts = await Promise.all(reading.map((statement) => countOf(statement, "users")));
    expect([counts.length, Math.max(...counts) <= NEWEST]).toEqual([1, true]);
  });

  it("the crisis report of a year reads no incident, and of referrals what is in no month's sum yet", async () => {
    // As many rows as 150,000 people would have: with fewer, a full scan is cheaper.
    await query(
      `INSERT INTO crisis_counts ("day", "kind", "severity", "isChild", "summed")
       SELECT now(), 'abuse', 'high', true, n > 3 FROM generate_series(1, 4500) n`,
    );
    await query("VACUUM (ANALYZE) crisis_counts");
    expect((await asJob(retention)).status).toBe(200);
    await query(
      `INSERT INTO crisis_counts ("day", "kind", "severity", "isChild") VALUES (now(), 'abuse', 'high', true)`,
    );
    const sent = await statementsWithValuesOf(() => asStaff(report));
    const reading = sent.filter(({ text }) => text.includes("crisis_"));
    const counts = await Promise.all(reading.map((statement) => countOf(statement, "crisis_counts")));
    expect([reading.length, counts]).toEqual([2, [1, 0]]);
    const read = await Promise.all(reading.map(nodesOf));
    const tables = read.flat().flatMap((node) => node["Relation Name"] ?? []);
    expect(new Set(tables)).toEqual(new Set(["crisis_months", "crisis_counts", "crisis_times"]));
  });

  it("the job retention reads the incidents for the report, and no more often than every five minutes", async () => {
    await query("DELETE FROM crisis_times");
    const runs = [
      await statementsWithValuesOf(() => asJob(retention)),
      await statementsWithValuesOf(() => asJob(retention)),
    ];
    const reckoning = runs.map((sent) => sent.filter(({ text }) => text.includes("percentile_cont")).length);
    expect(reckoning).toEqual([new Date().getUTCFullYear() - FIRST_YEAR + 1, 0]);
  });

  it("job reconcile-billing looks at nobody of whose plan nothing has changed, but for once a day", async () => {
    expect((await asJob(reconcile)).status).toBe(200);
    await query(`UPDATE users SET "subscriptionTier" = 'access' WHERE "id" = $1`, [staff.user.id]);
    const sent = await statementsWithValuesOf(() => asJob(reconcile));
    const walks = await Promise.all(sent.map((statement) => walkedBy(statement, many)));
    expect([sent.some(({ text }) => text.startsWith("UPDATE")), walks.flat()]).toEqual([true, []]);
    const again = await statementsWithValuesOf(() => asJob(reconcile));
    const reading = again.filter(({ text }) => text.startsWith("SELECT"));
    const counts = reading.flatMap((statement) =>
      ["users", "subscriptions", "family_seats"].map((table) => countOf(statement, table)),
    );
    // The only row examined is the person whose tier the previous run corrected.
    const [me, ...others] = (await Promise.all(counts)).filter((count) => count > 0);
    expect([me, others]).toEqual([1, []]);
  });

  it("job retention looks at no minor who is not due", async () => {
    await asJob(retention);
    const sent = await statementsWithValuesOf(() => asJob(retention));
    const reading = sent.filter(({ text }) => /"bornBy"/.test(text));
    expect(reading.length).toBeGreaterThanOrEqual(5);
    const counts = await Promise.all(reading.map((statement) => countOf(statement, "users")));
    expect(counts).toEqual(reading.map(() => 0));
    expect(sent.filter(({ text }) => /\bconsents\b.*"guardianEmail"/.test(text))).toEqual([]);
  });
});
