import { askModel } from "@/lib/features/conversation/ask-model";
import { withoutQuestions } from "@/lib/features/conversation/without-questions";
import type { MemberCtx } from "@/lib/ports/context";
import type { Guide, Turn } from "@/lib/ports/model";
import { takesSide } from "./fairness";
import type { RelationshipMessageMetadata } from "./sealed";

export interface Reply {
  readonly content: string;
  readonly metadata: RelationshipMessageMetadata;
  readonly messageType?: string;
}

/**
 * Asks the guide with the same checks, times and fallback as every conversation (CHAT-20). Nothing
 * is shown until it's complete: an answer to both that takes a side is replaced by the guided
 * engine's.
 */
export async function askGuide(ctx: MemberCtx, turn: Turn): Promise<Reply> {
  const reply = await collect(ctx, ctx.guide, turn);
  const { couple } = turn;
  const toBoth = couple && !couple.privateTo;
  if (!toBoth || ctx.guide.name === ctx.guidedEngine.name) return reply;
  if (!takesSide(reply.content, [couple.speaker, couple.listener])) return reply;
  ctx.log.warn("guide-fallback", { trouble: "took_a_side" });
  const fair = await collect(ctx, ctx.guidedEngine, turn);
  return { ...fair, metadata: { ...fair.metadata, fallback: true } };
}

async function collect(ctx: MemberCtx, guide: Guide, turn: Turn): Promise<Reply> {
  const metadata: RelationshipMessageMetadata = {};
  let content = "";
  const pieces = askModel(ctx, guide, turn);
  for await (const piece of turn.caring ? withoutQuestions(pieces) : pieces) {
    if (piece.type === "text") content += piece.text;
    else if (piece.type === "withdrawn") content = "";
    else if (piece.type === "activities") metadata.suggested_activities = [...piece.activities];
    else if (piece.type === "fallback") {
      metadata.fallback = true;
      ctx.log.warn("guide-fallback", { trouble: piece.trouble });
    }
  }
  return { content, metadata };
}
