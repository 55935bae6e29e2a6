import { placeOf } from "@/lib/core/incidents/examine";
import { homeWasNamed } from "@/lib/core/incidents/queries";
import { worstOf } from "@/lib/crisis/compare-findings";
import { detectInConversation, LINES_READ_TOGETHER } from "@/lib/crisis/detect-in-conversation";
import { withOtherKinds } from "@/lib/crisis/other-kinds";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { concernOf } from "./concern-of";
import { blowsInPrivate, harmBetween } from "./harm-between";
import { findOwnThread, protocolAnswerFor } from "./own-thread";
import type { Room } from "./session-repository";

interface Written {
  readonly content: string;
  /**
   * True if it goes to the guide alone. "You" then means the partner only for things no guide could
   * do.
   */
  readonly isPrivate: boolean;
  /** When it was stored; absent while it's still being accepted. */
  readonly createdAt?: Date;
}

/**
 * Examines a message together with the same person's earlier ones, and as a reply to the crisis
 * protocol's last question to them. The partner's lines never count: their danger isn't this
 * person's, nor the reverse. Slow, so call it outside any transaction.
 */
export async function examineMessage(
  ctx: MemberCtx,
  room: Room,
  { content, createdAt, isPrivate }: Written,
): Promise<Finding> {
  const before = await findOwnThread(ctx, room, createdAt);
  const own = before.filter(({ senderType }) => senderType === "user").slice(-LINES_READ_TOGETHER);
  // The guide's answer to the partner may hold the partner's words.
  const ids = new Set(own.map(({ id }) => id));
  const guide = before.findLast(
    ({ senderType, isPrivate, metadata }) =>
      senderType === "ai" && (isPrivate || ids.has(metadata?.answers ?? "")),
  );
  const found = await detectInConversation(
    own.map((message) => message.content),
    content,
    placeOf(ctx, guide),
  );
  const told = isPrivate ? blowsInPrivate(content) : harmBetween(content);
  const weighed = (await concernOf(ctx, { before, text: content, finding: found })).finding;
  const finding = told.crisis ? worstOf([weighed, told]) : weighed;
  const answer = await protocolAnswerFor(ctx, room, { before, text: content, finding }).catch(
    (error: unknown) => {
      // The detector's finding is recorded even if examining the answer fails.
      ctx.log.error("answer-not-examined", error);
      return null;
    },
  );
  const seen = answer?.raised ? withOtherKinds(answer.raised, [finding]) : finding;
  // A finding from the conversation doesn't make up for an encoder that was off.
  if (!seen.crisis) return found.unread ? { ...seen, unread: true } : seen;
  return answer?.state.home || (await homeWasNamed(ctx))
    ? { ...seen, evidence: [...seen.evidence, "sign.home"] }
    : seen;
}
