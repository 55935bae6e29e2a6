import type { MemberCtx } from "@/lib/ports/context";
import type { MessageMetadata } from "./sealed";
import { streamWithFallback } from "./stream-with-fallback";
import { turnOf } from "./turn-of";
import type { ChatMessage, Reply } from "./types";

/** Asks the guide, with the guided engine behind it, and collects what it says. */
export async function askGuide(
  ctx: MemberCtx,
  history: readonly ChatMessage[],
  emit: (text: string) => void,
): Promise<Reply> {
  const turn = await turnOf(ctx, history);
  const metadata: MessageMetadata = {};
  let content = "";
  for await (const piece of streamWithFallback({ guide: ctx.guide, guidedEngine: ctx.guidedEngine, turn })) {
    if (piece.type === "text") {
      content += piece.text;
      emit(piece.text);
    } else if (piece.type === "activities") {
      metadata.suggested_activities = [...piece.activities];
    } else if (piece.type === "finished") {
      metadata.finished_exercise = piece.finished;
    } else {
      metadata.fallback = true;
      ctx.log.warn("guide-fallback", { trouble: piece.trouble });
    }
  }
  return { content, metadata };
}
