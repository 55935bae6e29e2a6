import type { MemberCtx } from "@/lib/ports/context";
import type { Db } from "@/lib/ports/db";
import { inTransaction } from "@/lib/server/db";
import { signIn } from "@/tests/factories/people";
import { createOwnDatabase, type OwnDatabase } from "@/tests/support/own-database";
import { checkChain } from "./check-chain";
import { CHAIN_BATCH } from "./constants";
import { extendChain } from "./extend-chain";
import { recordAudit } from "./record-audit";
import { verifyChain } from "./verify-chain";

// Uses its own database, because rows from other tests would come in between and tampered rows stay.
let own: OwnDatabase;
let ctx: MemberCtx;
const heads: unknown[] = [];

beforeAll(async () => {
  own = await createOwnDatabase();
  const { ctx: signedIn } = await signIn();
  const log = { ...signedIn.log, info: (event: string, facts?: object) => void heads.push([event, facts]) };
  const on = (db: Db): MemberCtx => ({
    ...signedIn,
    db,
    log,
    transaction: (work) => inTransaction(db, (tx) => work(on(tx) as never)),
  });
  ctx = on(own.db);
});
afterAll(() => own.drop());

async function write(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await recordAudit(ctx, { action: "test.act", outcome: "done", reason: `${at}` });
}

/** Does what someone with the database owner's rights could do. */
async function tamper(sql: string, values: unknown[] = []): Promise<void> {
  await own.query("ALTER TABLE audit_events DISABLE TRIGGER USER");
  await own.query("ALTER TABLE audit_chain DISABLE TRIGGER USER");
  await own.query(sql, values);
  await own.query("ALTER TABLE audit_events ENABLE TRIGGER USER");
  await own.query("ALTER TABLE audit_chain ENABLE TRIGGER USER");
}

const seqs = async (): Promise<string[]> =>
  (await own.query<{ seq: string }>(`SELECT "seq"::text FROM audit_events ORDER BY audit_events."seq"`)).map(
    ({ seq }) => seq,
  );

it("R-09 the job chains every row once, twice and in parallel alike", async () => {
  await write(7);
  const runs = await Promise.all([extendChain(ctx), extendChain(ctx), extendChain(ctx)]);
  expect(runs.reduce((sum, { chained }) => sum + chained, 0)).toBe(7);
  expect(await extendChain(ctx)).toEqual({ chained: 0 });
  expect(await verifyChain(ctx, {})).toMatchObject({ intact: true, checked: 7, firstBroken: null, waiting: 0 });
});

it("R-09 it goes on where it ended, over more rows than one batch, and tells the log the last link", async () => {
  await own.query(
    `INSERT INTO audit_events ("actor", "action", "outcome")
     SELECT 'job:test', 'test.many', 'done' FROM generate_series(1, $1)`,
    [CHAIN_BATCH + 20],
  );
  const { chained } = await extendChain(ctx);
  expect(chained).toBeGreaterThan(CHAIN_BATCH + 19);
  const report = await verifyChain(ctx, {});
  expect(report).toMatchObject({ intact: true, waiting: 0 });
  expect(heads.at(-1)).toEqual(["audit-chain-head", report.head]);
});

it("R-09 a row that is being written while the job looks is chained in its place, not passed over", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begun = (): void => undefined;
  const writing = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = ctx.transaction(async (tx) => {
    await recordAudit(tx, { action: "test.slow", outcome: "done" });
    begun();
    await held;
  });
  await writing;
  await write(1);
  // The row with the lower number isn't committed yet, so the job gives up until the next minute rather than skip it.
  const job = extendChain(ctx);
  let over = false;
  void job.finally(() => {
    over = true;
  });
  // No audited request waits for the job: these rows are written while it polls.
  await write(5);
  expect(over).toBe(false);
  expect(await job).toEqual({ chained: 0 });
  release();
  await slow;
  expect((await extendChain(ctx)).chained).toBeGreaterThanOrEqual(7);
  expect(await verifyChain(ctx, {})).toMatchObject({ intact: true, waiting: 0 });
});

it("R-09 the job ends its waiting with the writers of the moment, whoever writes after them", async () => {
  let on = true;
  const busy = Promise.all(
    [1, 2].map(async () => {
      while (on) await write(1);
    }),
  );
  for (const _ of [1, 2, 3]) {
    const seen = BigInt((await seqs()).at(-1) ?? "0");
    await extendChain(ctx);
    const [head] = await own.query<{ seq: string }>("SELECT max(seq)::text AS seq FROM audit_chain");
    expect(BigInt(head?.seq ?? "0") >= seen).toBe(true);
  }
  on = false;
  await busy;
  await extendChain(ctx);
  expect(await verifyChain(ctx, {})).toMatchObject({ intact: true, waiting: 0 });
});

it("R-09 a check in stretches finds what one in a piece finds, and each goes on where the last one ended", async () => {
  await extendChain(ctx);
  const until = BigInt((await seqs()).at(-1) ?? "0");
  const inOne = await checkChain(ctx, { after: null, until, most: Number.MAX_SAFE_INTEGER });
  const parts = { checked: 0, calls: 0 };
  let after: Awaited<ReturnType<typeof checkChain>>["at"] = null;
  for (let ended = false; !ended; parts.calls += 1) {
    const part = await checkChain(ctx, { after, until, most: 100 });
    expect(part.firstBroken).toBeNull();
    parts.checked += part.checked;
    after = part.at;
    ended = part.ended;
  }
  expect([parts.checked, after]).toEqual([inOne.checked, inOne.at]);
  expect(parts.calls).toBe(Math.ceil(inOne.checked / 100));
  const made = { seq: after?.seq.toString() ?? "", link: "0".repeat(64) };
  await write(1);
  await extendChain(ctx);
  expect(await verifyChain(ctx, { after: made.seq, link: made.link })).toMatchObject({ intact: false });
});

describe("R-09 a check tells the first row that does not fit", () => {
  it("when one was changed", async () => {
    await extendChain(ctx);
    const [, , third = ""] = await seqs();
    await tamper(`UPDATE audit_events SET "reason" = 'another' WHERE "seq" = $1`, [third]);
    expect(await verifyChain(ctx, {})).toMatchObject({ intact: false, firstBroken: third, checked: 2 });
    await tamper(`UPDATE audit_events SET "reason" = '2' WHERE "seq" = $1`, [third]);
    expect(await verifyChain(ctx, {})).toMatchObject({ intact: true });
  });

  it("when one was put in between", async () => {
    await own.query(`SELECT nextval(pg_get_serial_sequence('audit_events', 'seq'))`);
    await write(1);
    await extendChain(ctx);
    const skipped = BigInt((await seqs()).at(-1) ?? "0") - BigInt(1);
    await tamper(`INSERT INTO audit_events ("seq", "actor", "action", "outcome") VALUES ($1, 'x', 'x', 'done')`, [
      skipped.toString(),
    ]);
    expect(await verifyChain(ctx, {})).toMatchObject({ intact: false, firstBroken: skipped.toString() });
    await tamper(`DELETE FROM audit_events WHERE "seq" = $1`, [skipped.toString()]);
  });

  it("when one was taken out with its link", async () => {
    await extendChain(ctx);
    const [, second = "", third = ""] = await seqs();
    await tamper(`DELETE FROM audit_chain WHERE "seq" = $1`, [second]);
    await tamper(`DELETE FROM audit_events WHERE "seq" = $1`, [second]);
    expect(await verifyChain(ctx, {})).toMatchObject({ intact: false, firstBroken: third, checked: 1 });
  });
});
