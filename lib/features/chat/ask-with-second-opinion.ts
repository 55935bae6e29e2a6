import { hearSecondOpinion } from "@/lib/features/safety/hear-second-opinion";
import type { Finding } from "@/lib/features/safety/types";
import type { MemberCtx } from "@/lib/ports/context";
import { askGuide } from "./ask-guide";
import type { Asking } from "./asking";
import { createGate } from "./gate";
import type { Reply } from "./types";

/** So long the guide's first words wait for the second reader; most models begin to speak later than this (ms). */
const HOLD_MS = 1_500;

export interface Asked {
  /** Null when the second reader saw a crisis before anything was shown: the protocol answers then. */
  readonly reply: Reply | null;
  /** What the second reader saw, when that is graver than what the detector found. */
  readonly raised: Finding | null;
}

/**
 * Asks the guide and a second reader at once. A crisis that only the reader sees, in time, keeps the guide's answer from
 * being shown at all; one that it sees late is reported beside the answer. Without a model there is no second reader.
 * However the guide ends, the reader is heard out.
 */
export async function askWithSecondOpinion(
  ctx: MemberCtx,
  asking: Asking,
  emit: (text: string) => void,
): Promise<Asked> {
  const { newest, finding, heard } = asking;
  if (!ctx.secondOpinion) return { reply: await askGuide(ctx, asking, emit), raised: null };
  const left = new AbortController();
  const gate = createGate(emit);
  const timer = setTimeout(() => gate.decide(true), HOLD_MS);
  const opinion = hearSecondOpinion(ctx, finding, newest.content).then(async (raised) => {
    gate.decide(raised === null);
    if (raised) await heard(raised);
    return raised;
  });
  const answering = askGuide(ctx, asking, gate.pass, left.signal);
  // Whoever left is not asked how it went.
  answering.catch(() => undefined);
  try {
    if (await gate.decided) return { reply: await answering, raised: await opinion };
    return { reply: null, raised: await opinion };
  } finally {
    clearTimeout(timer);
    left.abort();
    await Promise.allSettled([opinion]);
  }
}
