import { hearSecondOpinion, type Opinion } from "@/lib/core/incidents/hear-second-opinion";
import type { MemberCtx } from "@/lib/ports/context";
import type { AnswerRequest } from "./answer-request";
import { askGuide } from "./ask-guide";
import { createGate } from "./gate";
import type { Reply } from "./types";

/**
 * How long the guide's first words wait for the second reader (ms); most models take longer than
 * this to begin.
 */
const HOLD_MS = 1_500;

export interface ReplyWithOpinion extends Opinion {
  /**
   * Null if the second reader saw a crisis before anything was shown: the protocol answers then.
   */
  readonly reply: Reply | null;
}

/**
 * Asks the guide and a second reader at the same time. If only the reader sees a crisis, in time,
 * the guide's answer is never shown; if it sees one late, that's reported alongside the answer, and
 * a possible crisis is asked about at the end of it. Without a model there is no second reader. The
 * reader always runs to completion, even if the guide fails.
 */
export async function askWithSecondOpinion(
  ctx: MemberCtx,
  asking: AnswerRequest,
  emit: (text: string) => void,
): Promise<ReplyWithOpinion> {
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
  // Once the gate is shut no one awaits this answer, so its rejection must not go unhandled.
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
