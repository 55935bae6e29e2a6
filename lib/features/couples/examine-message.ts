import { placeOf } from "@/lib/core/incidents/examine";
import { homeWasNamed } from "@/lib/core/incidents/home-was-named";
import { detectInConversation, LINES_READ_TOGETHER } from "@/lib/crisis/detect-in-conversation";
import { heardBeside } from "@/lib/crisis/heard-beside";
import type { Finding } from "@/lib/crisis/types";
import { worstOf } from "@/lib/crisis/worst-of";
import type { MemberCtx } from "@/lib/ports/context";
import { concernOf } from "./concern-of";
import { blowsToldAlone, harmBetween } from "./harm-between";
import { findOwnThread, protocolAnswerFor } from "./own-thread";
import type { Room } from "./session-repository";

interface Written {
  readonly content: string;
  /**
   * Whether it goes to the guide alone: there "you" is the other only in what no guide could do.
   */
  readonly isPrivate: boolean;
  /** When it was stored; not yet, while it is being accepted. */
  readonly createdAt?: Date;
}

/**
 * What a message shows, read with what the same person wrote before and as an answer to what the
 * crisis protocol asked them last. Lines of the other are never read into it: their danger is not
 * this person's, nor the reverse. It takes time: call it outside of a transaction.
 */
export async function examineMessage(
  ctx: MemberCtx,
  room: Room,
  { content, createdAt, isPrivate }: Written,
): Promise<Finding> {
  const before = await findOwnThread(ctx, room, createdAt);
  const own = before.filter(({ senderType }) => senderType === "user").slice(-LINES_READ_TOGETHER);
  // The guide's answer to the other may hold the other's words.
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
  const told = isPrivate ? blowsToldAlone(content) : harmBetween(content);
  const weighed = (await concernOf(ctx, { before, text: content, finding: found })).finding;
  const finding = told.crisis ? worstOf([weighed, told]) : weighed;
  const answer = await protocolAnswerFor(ctx, room, { before, text: content, finding }).catch(
    (error: unknown) => {
      // What the detector found is recorded whatever becomes of the answer.
      ctx.log.error("answer-not-examined", error);
      return null;
    },
  );
  const seen = answer?.raised ? heardBeside(answer.raised, [finding]) : finding;
  // What the conversation makes of it doesn't make up for the encoder.
  if (!seen.crisis) return found.unread ? { ...seen, unread: true } : seen;
  return answer?.state.home || (await homeWasNamed(ctx))
    ? { ...seen, evidence: [...seen.evidence, "sign.home"] }
    : seen;
}
