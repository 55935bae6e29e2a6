import { protocolReply } from "@/lib/crisis/protocol/protocol-reply";
import { type ProtocolState, protocolGist } from "@/lib/crisis/protocol/state";
import type { ProtocolAnswer } from "@/lib/crisis/protocol/types";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { wordsFor } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { HISTORY_LINES } from "./constants";
import { findOwnAnswers, findReadable } from "./message-repository";
import type { Room } from "./session-repository";
import type { RelationshipMessage } from "./types";

/** How many of this person's private answers are searched for the crisis protocol's state. */
const ANSWERS_SEARCHED = 100;

/**
 * The person's own messages in this conversation and the guide's answers they can read; nothing the
 * partner wrote.
 */
export async function findOwnThread(
  ctx: MemberCtx,
  room: Room,
  before?: Date,
): Promise<RelationshipMessage[]> {
  const readable = await findReadable(ctx, room.session.id, room.key, {
    limit: HISTORY_LINES,
    before,
  });
  return readable.filter(
    ({ senderType, senderId }) => senderType === "ai" || senderId === ctx.actor.user.id,
  );
}

export interface Newest {
  readonly before: readonly RelationshipMessage[];
  readonly text: string;
  readonly finding: Finding;
}

/**
 * The crisis protocol's answer to this person's newest message (decision 0020); null if it's the
 * guide's turn. Its state is in answers only this person reads.
 */
export async function protocolAnswerFor(
  ctx: MemberCtx,
  room: Room,
  { before, text, finding }: Newest,
): Promise<ProtocolAnswer | null> {
  const { user } = ctx.actor;
  const hearer = {
    audience: wordsFor(user),
    language: spokenLanguageOf(user.language),
    region: ctx.region,
  };
  const input = { ...(await standIn(ctx, room, before)), finding, text, hearer };
  try {
    return protocolReply(input);
  } catch (error) {
    // Unreadable state must not silence the protocol: it starts over from the severity on record.
    ctx.log.error("protocol-failed", error);
    return protocolReply({ ...input, state: input.state && protocolGist.parse(input.state) });
  }
}

async function standIn(
  ctx: MemberCtx,
  room: Room,
  before: readonly RelationshipMessage[],
): Promise<{ state: ProtocolState | null; guided: number }> {
  const answers = before.filter(({ senderType }) => senderType === "ai");
  const at = answers.findLastIndex(({ metadata }) => metadata?.crisis);
  const near = answers[at]?.metadata?.crisis;
  const guided = answers.length - 1 - at;
  if (near || before.length === 0) return { state: near ?? null, guided };
  const earlier = await findOwnAnswers(ctx, room.session.id, ANSWERS_SEARCHED);
  return {
    state: earlier.find(({ metadata }) => metadata?.crisis)?.metadata?.crisis ?? null,
    guided,
  };
}
