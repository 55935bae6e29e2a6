import { asksOfDanger, isOnlyGoodbye, placeOf } from "@/lib/core/incidents/examine";
import { homeWasNamed } from "@/lib/core/incidents/queries";
import { detectInConversation, LINES_READ_TOGETHER } from "@/lib/crisis/detect-in-conversation";
import { withOtherKinds } from "@/lib/crisis/other-kinds";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { concernOf } from "./concern-of";
import { HISTORY_LINES } from "./constants";
import { type Newest, protocolAnswer } from "./crisis-protocol";
import { findMessages } from "./message-repository";

interface Written {
  readonly sessionId: string;
  readonly content: string;
  /** When it was stored; absent while it's still being accepted. */
  readonly createdAt?: Date;
}

/** The conversation before the message, if it was already read. */
type WhatWas = Pick<Newest, "before" | "hadSign">;

/**
 * Examines a message together with the person's earlier ones (CHAT-19), and as a reply to the
 * crisis protocol's last question: "yes, tonight" shows nothing alone and everything there. The
 * session must be the caller's. Slow, so call it outside any transaction.
 */
export async function examineMessage(
  ctx: MemberCtx,
  { sessionId, content, createdAt }: Written,
  known?: WhatWas,
): Promise<Finding> {
  const before =
    known?.before ?? (await findMessages(ctx, sessionId, HISTORY_LINES, { before: createdAt }));
  const own = before.filter(({ role }) => role === "user").slice(-LINES_READ_TOGETHER);
  const guide = before.findLast(({ role }) => role === "assistant");
  const read = await detectInConversation(
    own.map((message) => message.content),
    content,
    placeOf(ctx, guide),
  );
  const found = isOnlyGoodbye(read, { isOrdinary: !asksOfDanger(guide) }) ? NOTHING_FOUND : read;
  const { finding } = concernOf(ctx, { before, text: content, finding: found });
  const answer = await protocolAnswer(ctx, {
    before,
    text: content,
    finding,
    hadSign: known?.hadSign,
  }).catch((error: unknown) => {
    // The detector's finding is recorded even if examining the answer fails.
    ctx.log.error("answer-not-examined", error);
    return null;
  });
  const seen = answer?.raised ? withOtherKinds(answer.raised, [finding]) : finding;
  // A finding from the conversation doesn't make up for an encoder that was off.
  if (!seen.crisis) return found.unread ? { ...seen, unread: true } : seen;
  return answer?.state.home || (await homeWasNamed(ctx)) ? notForHome(seen) : seen;
}

/**
 * If this message or anything earlier named the home as a danger, no guardian is told and no parent
 * is named as help (contract 8, "Abuse").
 */
const notForHome = (finding: Finding): Finding => ({
  ...finding,
  evidence: [...finding.evidence, "sign.home"],
});
