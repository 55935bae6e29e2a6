import { protocolReply } from "@/lib/features/safety/protocol/protocol-reply";
import type { ProtocolAnswer, ProtocolInput } from "@/lib/features/safety/protocol/types";
import type { Finding } from "@/lib/features/safety/types";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { ChatMessage } from "./types";

/** What the crisis protocol reads: a conversation before the newest message, that message, and what was found in it. */
export interface Newest {
  readonly before: readonly ChatMessage[];
  readonly text: string;
  readonly finding: Finding;
}

/** The protocol's answer to the newest message; null when it is the guide's turn (decision 0006). */
export const protocolAnswer = (ctx: MemberCtx, newest: Newest): ProtocolAnswer | null =>
  protocolReply(inputOf(ctx, newest));

const inputOf = ({ actor }: MemberCtx, { before, text, finding }: Newest): ProtocolInput => ({
  ...standOf(before),
  finding,
  text,
  hearer: { audience: audienceOf(actor.user), language: spokenLanguageOf(actor.user.language) },
});

/** Where the protocol stands in a conversation, and how many answers the guide has given since. */
export function standOf(before: readonly ChatMessage[]): Required<Pick<ProtocolInput, "state" | "guided">> {
  const answers = before.filter(({ role }) => role === "assistant");
  const at = answers.findLastIndex(({ metadata }) => metadata?.crisis);
  return { state: answers[at]?.metadata?.crisis ?? null, guided: answers.length - 1 - at };
}
