import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncident } from "@/lib/features/safety/record-incident";
import { worstOf } from "@/lib/features/safety/worst-of";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { insertMood } from "./repository";
import type { RecordMoodInput } from "./schema";
import type { RecordedMood } from "./types";

/**
 * Stores how the person feels (API-22). What they wrote is read for a crisis; the incident commits with the entry or
 * not at all (CRIS-17, contract 8). No plan limits it.
 */
export async function recordMood(ctx: MemberCtx, input: RecordMoodInput): Promise<RecordedMood> {
  const finding = worstOf([input.notes ?? "", ...input.triggers].map((text) => detectCrisis(text)));
  const entry = await ctx.transaction(async (tx) => {
    const stored = await insertMood(tx, newId(), input);
    if (finding.crisis) await recordIncident(tx, { finding, source: "mood_note" });
    return stored;
  });
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return { ...entry, crisis_detected: finding.crisis };
}
