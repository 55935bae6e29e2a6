import { examineAgain } from "@/lib/core/incidents/examine-again";
import type { UnreadReader } from "@/lib/core/incidents/read-unread";
import { impliesDangerAtHome } from "@/lib/crisis/names-home";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { HISTORY_LINES } from "./constants";
import { standIn } from "./crisis-protocol";
import { examineMessage } from "./examine-message";
import { amendNewestAnswer, findExchange, findMessages } from "./message-repository";
import { recordRaised } from "./record-raised";
import { findOwnSession } from "./session-repository";

/**
 * Examines a message stored while the reader was off. A clear finding is recorded and noted on the
 * newest answer: the page sees it on its next poll and shows help, and the crisis protocol begins
 * with the next message.
 */
export const readUnreadMessage: UnreadReader = async (ctx, messageId) => {
  const found = await findExchange(ctx, messageId);
  if (!found) return "gone";
  const { userMessage, reply } = found;
  const finding = await examineMessage(ctx, userMessage);
  if (!finding.crisis) return finding.unread ? "later" : "read";
  await recordRaised(ctx, userMessage, finding);
  // If the answer is still being made, this waits until it is stored.
  return reply && (await showLate(ctx, userMessage.sessionId, finding)) ? "read" : "later";
};

async function showLate(ctx: MemberCtx, sessionId: string, finding: Finding): Promise<boolean> {
  const before = await findMessages(ctx, sessionId, HISTORY_LINES);
  const newest = before.at(-1);
  if (newest?.role !== "assistant") return false;
  // The protocol is already speaking, and help was shown.
  if (newest.metadata?.crisis) return true;
  const { kind, severity } = finding;
  const { state } = await standIn(ctx, { before });
  const home = impliesDangerAtHome(finding) ? { home: true } : {};
  const crisis = { turn: -1, ...state, ...home, kind, severity, sign: true, late: true };
  return amendNewestAnswer(ctx, newest, { ...newest.metadata, crisis });
}

export const readUnreadTitle: UnreadReader = async (ctx, sessionId) => {
  const session = await findOwnSession(ctx, sessionId);
  return examineAgain(ctx, "session_title", session && [session.title]);
};
