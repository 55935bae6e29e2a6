import { asksOfDanger, isOnlyGoodbye, placeOf } from "@/lib/core/incidents/examine";
import { homeWasNamed } from "@/lib/core/incidents/home-was-named";
import { detectInConversation, LINES_READ_TOGETHER } from "@/lib/crisis/detect-in-conversation";
import { heardBeside } from "@/lib/crisis/heard-beside";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { concernOf } from "./concern-of";
import { HISTORY_LINES } from "./constants";
import { type Newest, protocolAnswer } from "./crisis-protocol";
import { findMessages } from "./message-repository";

interface Written {
  readonly sessionId: string;
  readonly content: string;
  /** When it was stored; not yet, while it is being accepted. */
  readonly createdAt?: Date;
}

/** What stands before it, where that was read already. */
type WhatWas = Pick<Newest, "before" | "hadSign">;

/**
 * What a message shows, read with those that the person wrote before it (CHAT-19), and as an answer
 * to the question that the crisis protocol asked last: "yes, tonight" shows nothing alone and
 * everything there. The session must be the caller's. It takes time: call it outside of a
 * transaction.
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
    // What the detector found is recorded whatever becomes of the answer.
    ctx.log.error("answer-not-examined", error);
    return null;
  });
  const seen = answer?.raised ? heardBeside(answer.raised, [finding]) : finding;
  // What the conversation makes of it doesn't make up for the encoder.
  if (!seen.crisis) return found.unread ? { ...seen, unread: true } : seen;
  return answer?.state.home || (await homeWasNamed(ctx)) ? notForHome(seen) : seen;
}

/**
 * Where this message or anything earlier named the home as a danger, no guardian learns of it and
 * no parent is named as help (contract 8, "Abuse").
 */
const notForHome = (finding: Finding): Finding => ({
  ...finding,
  evidence: [...finding.evidence, "sign.home"],
});
