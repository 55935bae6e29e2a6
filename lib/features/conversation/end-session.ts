import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { notFound } from "@/lib/shared/failure";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { isGivenTitle } from "./copy/titles";
import { findMessages } from "./message-repository";
import { findOwnSession, updateOwnSession } from "./session-repository";
import { summarise } from "./summarise";
import type { ChatSession } from "./types";

const READ_LINES = 200;

/**
 * Closes a conversation with a title and a summary in the person's own words (contract 6); the next
 * message reopens it. A title the person chose is kept, and so is the default one if nothing said
 * would make a kind title.
 *
 * @throws Failure not_found
 */
export async function endSession(ctx: MemberCtx, input: { id: string }): Promise<ChatSession> {
  const session = await findOwnSession(ctx, input.id);
  if (!session) throw notFound("This conversation");
  const messages = await findMessages(ctx, session.id, READ_LINES);
  const { title, summary } = await summarise(
    messages,
    spokenLanguageOf(ctx.actor.user.language),
    audienceOf(ctx.actor.user),
  );
  const isUnnamed = isGivenTitle(session.title);
  const ended = await updateOwnSession(ctx, session.id, {
    endedAt: ctx.now(),
    ...(title && isUnnamed ? { title } : {}),
    ...(summary ? { summary } : {}),
  });
  ctx.log.info("conversation-ended", {
    audience: audienceOf(ctx.actor.user),
    messages: messages.length,
  });
  if (!ended) throw notFound("This conversation");
  return ended;
}
