import { hearSecondOpinion, type Opinion } from "@/lib/core/incidents/hear-second-opinion";
import type { MemberCtx } from "@/lib/ports/context";
import { askGuide } from "./ask-guide";
import type { Asking } from "./asking";
import { createGate } from "./gate";
import type { Reply } from "./types";

/**
 * So long the guide's first words wait for the second reader; most models begin to speak later than
 * this (ms).
 */
const HOLD_MS = 1_500;

export interface Asked extends Opinion {
  /**
   * Null when the second reader saw a crisis before anything was shown: the protocol answers then.
   */
  readonly reply: Reply | null;
}

/**
 * Asks the guide and a second reader at once. A crisis that only the reader sees, in time, keeps
 * the guide's answer from being shown at all; one that it sees late is reported beside the answer,
 * and what it holds possible is asked about at its end. Without a model there is no second reader.
 * However the guide ends, the reader is heard out.
 */
export async function askWithSecondOpinion(
  ctx: MemberCtx,
  asking: Asking,
  emit: (text: string) => void,
): Promise<Asked> {
  const { newest, finding, heard } = asking;
  if (!ctx.secondOpinion)
    return { reply: await askGuide(ctx, asking, emit), raised: null, calm: false };
  const left = new AbortController();
  const gate = createGate(emit);
  const timer = setTimeout(() => gate.decide(true), HOLD_MS);
  const opinion = hearSecondOpinion(ctx, finding, newest.content).then(async (said) => {
    gate.decide(!said.raised?.crisis);
    if (said.raised) await heard(said.raised);
    return said;
  });
  const answering = askGuide(ctx, asking, gate.pass, left.signal);
  // Whoever left is not asked how it went.
  answering.catch(() => undefined);
  try {
    if (await gate.decided) return { reply: await answering, ...(await opinion) };
    return { reply: null, ...(await opinion) };
  } finally {
    clearTimeout(timer);
    left.abort();
    await Promise.allSettled([opinion]);
  }
}
