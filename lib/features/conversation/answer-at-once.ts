import type { SealedItem } from "@/lib/features/conversation/memory/recalled";
import { newItems } from "@/lib/features/conversation/memory/remember";
import type { MemberCtx } from "@/lib/ports/context";
import type { Asking } from "./asking";
import { type Answer, makeAnswer } from "./make-answer";

/** An answer that was there before its message was stored. */
export interface Ready extends Answer {
  /** The pieces in which it is shown. */
  readonly pieces: readonly string[];
  /**
   * What is newly remembered; null where that has to be found out in the transaction of the answer.
   */
  readonly items: readonly SealedItem[] | null;
}

/**
 * Where nothing has to be looked up for what is stored with the answer, both are stored in the
 * statement that stores the message.
 */
export const isStoredAtOnce = (
  ready: Ready | null,
): ready is Ready & { readonly items: readonly SealedItem[] } =>
  ready?.beside.length === 0 && ready.items !== null;

/**
 * The answer to a message without a sign of a crisis, where no model is asked for it: the guided
 * engine has it in a moment, and nobody is told anything before the message is stored. Null where
 * it takes its time or does not come: it is made once the message is stored, and what goes wrong is
 * logged there.
 */
export async function answerAtOnce(
  ctx: MemberCtx,
  asking: Pick<Asking, "known" | "newest" | "finding">,
): Promise<Ready | null> {
  if (ctx.guide.name !== ctx.guidedEngine.name || ctx.secondOpinion) return null;
  const pieces: string[] = [];
  // No second reader is there that could hear anything.
  const heard = async () => undefined;
  try {
    const answer = await makeAnswer(ctx, { ...asking, heard }, (text) => pieces.push(text));
    return { ...answer, pieces, items: newItems(ctx, answer.facts, asking.known) };
  } catch {
    return null;
  }
}
