import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { OLDEST_RECORDED_MS } from "./constants";
import { listMood } from "./list-mood";
import { examineMood, recordMood } from "./record-mood";
import { type RecordMoodInput, recordMoodInput } from "./schema";

const HOUR = 60 * 60 * 1000;
const felt = (ago: number, notes?: string) =>
  recordMoodInput.parse({ mood: "sad", notes, recordedAt: new Date(Date.now() - ago).toISOString() });

const record = async (ctx: MemberCtx, input: RecordMoodInput) => recordMood(ctx, await examineMood(ctx, input));

describe("a mood entry that was made without a network", () => {
  it("MOOD-08 keeps the moment at which it was felt, and stands in its place among the others", async () => {
    const { ctx } = await signIn();
    const now = await record(ctx, recordMoodInput.parse({ mood: "happy" }));
    const earlier = await record(ctx, felt(3 * HOUR));
    expect(Date.now() - Date.parse(earlier.createdAt)).toBeGreaterThanOrEqual(3 * HOUR);
    expect((await listMood(ctx)).map(({ id }) => id)).toEqual([now.id, earlier.id]);
  });

  it("is never felt later than now: a clock that runs ahead says nothing", async () => {
    const { ctx } = await signIn();
    const { createdAt } = await record(ctx, felt(-5 * HOUR));
    expect(Date.parse(createdAt)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - HOUR);
  });

  it("is taken up to a week back and refused beyond it", async () => {
    const { ctx } = await signIn();
    await record(ctx, felt(OLDEST_RECORDED_MS - HOUR));
    const refusal = record(ctx, felt(OLDEST_RECORDED_MS + HOUR));
    await expect(refusal).rejects.toBeInstanceOf(Failure);
    await expect(refusal).rejects.toMatchObject({ issues: [{ path: "recordedAt" }] });
    expect(await listMood(ctx)).toHaveLength(1);
  });

  it.each(["yesterday", "2026-11-21", 5, "2026-11-21T10:00:00+02:00"])("refuses %p for a moment", (recordedAt) => {
    expect(recordMoodInput.safeParse({ mood: "sad", recordedAt }).success).toBe(false);
  });

  it("CRIS-17 raises the incident for a note that arrives late", async () => {
    const { ctx, user } = await signIn();
    expect((await record(ctx, felt(20 * HOUR, "I want to kill myself tonight"))).crisis_detected).toBe(true);
    expect(await query(`SELECT 1 FROM crisis_incidents WHERE "userId" = $1`, [user.id])).toHaveLength(1);
  });
});
