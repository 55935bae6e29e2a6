import type { MemberCtx } from "@/lib/ports/context";
import type { AnswerRequest } from "./answer-request";
import { askModel } from "./ask-model";
import type { MessageMetadata } from "./sealed";
import { turnOf } from "./turn-of";
import type { Reply } from "./types";
import { withoutQuestions } from "./without-questions";

/**
 * Asks the guide, with the guided engine and a breaker behind it, and collects the answer. Once
 * `left` aborts, no one is waiting anymore, so the answer is dropped at its next word.
 */
export async function askGuide(
  ctx: MemberCtx,
  {
    known,
    newest,
    trauma,
    caring,
    finding,
  }: Pick<AnswerRequest, "known" | "newest" | "trauma" | "caring" | "finding">,
  emit: (text: string) => void,
  left?: AbortSignal,
): Promise<Reply> {
  const concern = { level: finding.concern, kind: finding.kind };
  const turn = {
    ...(await turnOf(ctx, known, newest)),
    trauma,
    concern,
    ...(caring ? { caring } : {}),
  };
  const metadata: MessageMetadata = {};
  let content = "";
  const pieces = askModel(ctx, ctx.guide, turn, known);
  for await (const piece of caring ? withoutQuestions(pieces) : pieces) {
    if (left?.aborted) break;
    if (piece.type === "text") {
      content += piece.text;
      emit(piece.text);
    } else if (piece.type === "activities") {
      metadata.suggested_activities = [...piece.activities];
    } else if (piece.type === "withdrawn") {
      content = "";
    } else if (piece.type === "finished") {
      metadata.finished_exercise = piece.finished;
    } else if (piece.type === "followed_up") {
      metadata.followed_up = piece.item;
    } else {
      metadata.fallback = true;
      ctx.log.warn("guide-fallback", { trouble: piece.trouble });
    }
  }
  return { content, metadata };
}
