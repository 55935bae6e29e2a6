import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { findMessages } from "./message-repository";
import { findOwnSessionBefore } from "./session-repository";
import { summarise } from "./summarise";

const READ_LINES = 40;

/**
 * Summarizes the previous conversation for an opening recap the person can correct. One that was
 * never ended is summarized here; nothing is stored. Returns null if there is none, or none of it
 * may be repeated.
 */
export async function readBefore(ctx: MemberCtx, sessionId: string): Promise<string | null> {
  const before = await findOwnSessionBefore(ctx, sessionId);
  if (!before) return null;
  if (before.summary) return before.summary;
  const messages = await findMessages(ctx, before.id, READ_LINES);
  const { user } = ctx.actor;
  return (await summarise(messages, spokenLanguageOf(user.language), audienceOf(user))).summary;
}
