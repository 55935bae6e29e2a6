import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { detectCrisis } from "@/lib/features/safety/detect";
import { recordIncident } from "@/lib/features/safety/record-incident";
import type { Finding } from "@/lib/features/safety/types";
import { worstOf } from "@/lib/features/safety/worst-of";
import type { MemberCtx } from "@/lib/ports/context";

/** What was found, with the texts in which it was. */
export interface FoundIn extends Finding {
  readonly words: readonly (string | undefined)[];
}

/** What the texts of one request show together (CRIS-16). */
export const findingIn = (words: readonly (string | undefined)[]): FoundIn => ({
  ...worstOf(words.map((text) => detectCrisis(text ?? ""))),
  words,
});

/**
 * Stores what the texts were sent for, and the incident with it or neither (CRIS-17); the alert leaves after the answer.
 */
export async function storeExamined<T>(
  ctx: MemberCtx,
  { words, ...finding }: FoundIn,
  store: (tx: MemberCtx) => Promise<T>,
): Promise<T> {
  const stored = await ctx.transaction(async (tx) => {
    const value = await store(tx);
    if (finding.crisis) await recordIncident(tx, { finding, source: "movement", words });
    return value;
  });
  if (finding.crisis) {
    ctx.later(async (afterwards) => {
      await drainOutbox(afterwards);
    });
  }
  return stored;
}
