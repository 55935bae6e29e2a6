import type { SealedItem } from "@/lib/features/conversation/memory/recalled";
import { newItems } from "@/lib/features/conversation/memory/remember";
import type { MemberCtx } from "@/lib/ports/context";
import type { AnswerRequest } from "./answer-request";
import { type Answer, makeAnswer } from "./make-answer";

/** An answer that was ready before its message was stored. */
export interface Ready extends Answer {
  /** The pieces it's shown in. */
  readonly pieces: readonly string[];
  /** New items to remember; null if the answer's own transaction has to work them out. */
  readonly items: readonly SealedItem[] | null;
}

/** If storing the answer takes no lookup, one statement stores both it and the message. */
export const isStoredAtOnce = (
  ready: Ready | null,
): ready is Ready & { readonly items: readonly SealedItem[] } =>
  ready?.extraWrites.length === 0 && ready.items !== null;

/**
 * Answers a message that shows no sign of a crisis and needs no model: the guided engine is done in
 * a moment, and nothing is sent before the message is stored. Returns null if the answer is slow or
 * fails; it's then made after the message is stored, and errors are logged there.
 */
export async function answerAtOnce(
  ctx: MemberCtx,
  asking: Pick<AnswerRequest, "known" | "newest" | "finding">,
): Promise<Ready | null> {
  if (ctx.guide.name !== ctx.guidedEngine.name || ctx.secondOpinion) return null;
  const pieces: string[] = [];
  // There's no second reader here, so nothing can be raised.
  const heard = async () => undefined;
  try {
    const answer = await makeAnswer(ctx, { ...asking, heard }, (text) => pieces.push(text));
    return { ...answer, pieces, items: newItems(ctx, answer.facts, asking.known) };
  } catch {
    return null;
  }
}
