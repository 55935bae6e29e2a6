import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { findMessages } from "./message-repository";
import { findOwnSessionBefore } from "./session-repository";
import { summarise } from "./summarise";

const READ_LINES = 40;

/**
 * What the conversation before this one was about, for an opening recap that the person can
 * correct. One that was never ended is summarised here; nothing is stored. Null without one, or
 * when nothing may be told of it.
 */
export async function readBefore(ctx: MemberCtx, sessionId: string): Promise<string | null> {
  const before = await findOwnSessionBefore(ctx, sessionId);
  if (!before) return null;
  if (before.summary) return before.summary;
  const messages = await findMessages(ctx, before.id, READ_LINES);
  const { user } = ctx.actor;
  return (await summarise(messages, spokenLanguageOf(user.language), audienceOf(user))).summary;
}
