import { protocolReply } from "@/lib/crisis/protocol/protocol-reply";
import { protocolGist } from "@/lib/crisis/protocol/state";
import type { ProtocolAnswer, ProtocolInput } from "@/lib/crisis/protocol/types";
import type { Finding } from "@/lib/crisis/types";
import type { MemberCtx } from "@/lib/ports/context";
import { wordsFor } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { HISTORY_LINES } from "./constants";
import { findCrisisState } from "./message-repository";
import type { ChatMessage } from "./types";

/**
 * Input of the crisis protocol: the conversation before the newest message, that message, and what
 * was found in it.
 */
export interface Newest {
  readonly before: readonly ChatMessage[];
  readonly text: string;
  readonly finding: Finding;
  /** False if it's known that nothing in this conversation ever led to an incident. */
  readonly hadSign?: boolean | undefined;
}

/**
 * The protocol's answer to the newest message; null when it is the guide's turn (decision 0006).
 */
export async function protocolAnswer(
  ctx: MemberCtx,
  { before, text, finding, hadSign }: Newest,
): Promise<ProtocolAnswer | null> {
  const { user } = ctx.actor;
  const hearer = {
    audience: wordsFor(user),
    language: spokenLanguageOf(user.language),
    region: ctx.region,
  };
  const input = { ...(await standIn(ctx, { before, hadSign })), finding, text, hearer };
  try {
    return protocolReply(input);
  } catch (error) {
    // Unreadable state must not silence the protocol: it starts over from the severity on record.
    ctx.log.error("protocol-failed", error);
    return protocolReply({ ...input, state: input.state && protocolGist.parse(input.state) });
  }
}

type Stand = Required<Pick<ProtocolInput, "state" | "guided">>;

/**
 * Like `standOf`, but also finds a crisis that's older than the lines at hand, so none is forgotten
 * when the guide has led for a long time.
 */
export async function standIn(
  ctx: MemberCtx,
  { before, hadSign = true }: Pick<Newest, "before" | "hadSign">,
): Promise<Stand> {
  const near = standOf(before);
  const oldest = before[0];
  if (near.state || !oldest || !hadSign || before.length < HISTORY_LINES - 1) return near;
  return { ...near, state: await findCrisisState(ctx, oldest) };
}

/** Where the protocol stands in a conversation, and how many answers the guide has given since. */
export function standOf(before: readonly ChatMessage[]): Stand {
  const answers = before.filter(({ role }) => role === "assistant");
  const at = answers.findLastIndex(({ metadata }) => metadata?.crisis);
  return { state: answers[at]?.metadata?.crisis ?? null, guided: answers.length - 1 - at };
}
