import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type ExaminedInput, examining } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { crisisFlags, crisisKindFlag } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { OLDEST_RECORDED_MS } from "./constants";
import { insertMood } from "./repository";
import type { RecordMoodInput } from "./schema";
import type { RecordedMood } from "./types";

/**
 * The time the entry is about. A device's clock may run fast, so the time is capped at now.
 *
 * @throws Failure invalid if it's more than a week back
 */
function momentOf(now: Date, recordedAt: string | undefined): Date {
  if (recordedAt === undefined) return now;
  const moment = Math.min(Date.parse(recordedAt), now.getTime());
  if (now.getTime() - moment <= OLDEST_RECORDED_MS) return new Date(moment);
  const message = "An entry can be at most a week old";
  throw new Failure("invalid", message, { issues: [{ path: "recordedAt", message }] });
}

/** Examines the note and the triggers. */
export const examineMood = examining(({ notes, triggers }: RecordMoodInput) => [
  notes,
  ...triggers,
]);

/**
 * Stores how the person feels (API-22). Text they wrote is examined for a crisis; the incident
 * commits with the entry or not at all (CRIS-17, contract 8). No plan limits it.
 *
 * @throws Failure invalid if `recordedAt` is more than a week back
 */
export async function recordMood(
  ctx: MemberCtx,
  { input, finding, excerpt }: ExaminedInput<RecordMoodInput>,
): Promise<RecordedMood> {
  const felt = momentOf(ctx.now(), input.recordedAt);
  const entry = await ctx.transaction(async (tx) => {
    const stored = await insertMood(tx, newId(), felt, input);
    await markUnread(tx, finding, "mood_note", stored.id);
    if (finding.crisis) await recordIncident(tx, { finding, source: "mood_note", excerpt });
    return stored;
  });
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...entry, ...crisisFlags(finding), ...crisisKindFlag(finding) };
}
