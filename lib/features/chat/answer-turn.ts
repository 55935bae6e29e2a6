import { readProfileForGuide } from "@/lib/features/account/read-profile-for-guide";
import { crisisReply } from "@/lib/features/safety/reply-templates";
import type { MemberCtx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { Accepted } from "./accept-message";
import { HISTORY_LINES } from "./constants";
import { type ProtocolStep, protocolStep } from "./crisis-protocol";
import { completeReply, findMessages } from "./message-repository";
import type { MessageMetadata } from "./sealed";
import { touchSession } from "./session-repository";
import { streamWithFallback } from "./stream-with-fallback";
import type { ChatMessage } from "./types";

interface Reply {
  readonly content: string;
  readonly metadata: MessageMetadata;
}

/**
 * Answers an accepted message and stores the answer. A crisis, and the turns right after one, are answered from
 * authored texts and by no model (safety.md, "Caring"); everything else by the guide, with the guided engine behind it.
 * The model is called outside any transaction.
 */
export async function answerTurn(
  ctx: MemberCtx,
  { userMessage, replyId, finding }: Pick<Accepted, "userMessage" | "replyId" | "finding">,
  emit: (text: string) => void,
): Promise<ChatMessage> {
  const { sessionId } = userMessage;
  const history = await findMessages(ctx, sessionId, HISTORY_LINES);
  const step = protocolStep(finding, history);
  const reply = step ? speakProtocol(ctx, step, emit) : await askGuide(ctx, history, emit);
  const createdAt = new Date(userMessage.createdAt.getTime() + 1);
  await ctx.transaction(async (tx) => {
    if (await completeReply(tx, replyId, reply)) await touchSession(tx, sessionId, { reopens: false });
  });
  return { id: replyId, sessionId, role: "assistant", createdAt, ...reply };
}

function speakProtocol(ctx: MemberCtx, { state, raised }: ProtocolStep, emit: (text: string) => void): Reply {
  const { user } = ctx.actor;
  const content = crisisReply(state, {
    audience: audienceOf(user),
    language: spokenLanguageOf(user.language),
    turn: state.turn,
    since: state.since,
    raised,
  });
  emit(content);
  return { content, metadata: { crisis: state } };
}

async function askGuide(ctx: MemberCtx, history: readonly ChatMessage[], emit: (text: string) => void): Promise<Reply> {
  const turn = await turnOf(ctx, history);
  const metadata: MessageMetadata = {};
  let content = "";
  for await (const piece of streamWithFallback({ guide: ctx.guide, guidedEngine: ctx.guidedEngine, turn })) {
    if (piece.type === "text") {
      content += piece.text;
      emit(piece.text);
    } else if (piece.type === "activities") {
      metadata.suggested_activities = [...piece.activities];
    } else {
      metadata.fallback = true;
      ctx.log.warn("guide-fallback", { trouble: piece.trouble });
    }
  }
  return { content, metadata };
}

async function turnOf(ctx: MemberCtx, history: readonly ChatMessage[]): Promise<Turn> {
  const { user } = ctx.actor;
  return {
    sessionId: history.at(-1)?.sessionId ?? "",
    audience: audienceOf(user),
    language: spokenLanguageOf(user.language),
    firstName: user.firstName,
    age: user.age,
    ...(await readProfileForGuide(ctx)),
    lines: history.map(({ role, content }) => ({ role, content })),
  };
}
