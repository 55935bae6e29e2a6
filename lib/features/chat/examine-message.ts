import { detectInConversation, LINES_READ_TOGETHER } from "@/lib/features/safety/detect-in-conversation";
import type { Finding } from "@/lib/features/safety/types";
import type { MemberCtx } from "@/lib/ports/context";
import { HISTORY_LINES } from "./constants";
import { protocolAnswer, standOf } from "./crisis-protocol";
import { findMessages } from "./message-repository";

interface Written {
  readonly sessionId: string;
  readonly content: string;
  /** When it was stored; not yet, while it is being accepted. */
  readonly createdAt?: Date;
}

/**
 * What a message shows, read with those that the person wrote before it (CHAT-19), and as an answer to the question that
 * the crisis protocol asked last: "yes, tonight" shows nothing alone and everything there. The session must be the
 * caller's.
 */
export async function examineMessage(ctx: MemberCtx, { sessionId, content, createdAt }: Written): Promise<Finding> {
  const before = await findMessages(ctx, sessionId, HISTORY_LINES, { before: createdAt });
  const own = before.filter(({ role }) => role === "user").slice(-LINES_READ_TOGETHER);
  const finding = detectInConversation(
    own.map((message) => message.content),
    content,
  );
  const seen = protocolAnswer(ctx, { before, text: content, finding })?.raised ?? finding;
  return seen.crisis && standOf(before).state?.home ? notForHome(seen) : seen;
}

/** Where an earlier message named the home as a danger, no guardian learns of a later one (contract 8, "Abuse"). */
const notForHome = (finding: Finding): Finding => ({ ...finding, evidence: [...finding.evidence, "sign.home"] });
