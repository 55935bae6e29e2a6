import type { ConcernState } from "@/lib/crisis/concern/state";
import { stepDown } from "@/lib/crisis/concern/step-down";
import { type Weighed, weighConcern } from "@/lib/crisis/concern/weigh";
import { detectInConversation } from "@/lib/crisis/detect-in-conversation";
import { protocolReply } from "@/lib/crisis/protocol/protocol-reply";
import type { ProtocolState } from "@/lib/crisis/protocol/state";
import type { Hearer, ProtocolAnswer } from "@/lib/crisis/protocol/types";

/** One message and the protocol's answer; null if the guide would answer. */
export interface Exchanged {
  readonly says: string;
  readonly answer: ProtocolAnswer | null;
}

/**
 * Plays the person's side of a conversation through the detector and the protocol, like the chat.
 * Pure.
 */
export async function converseWith(
  says: readonly string[],
  hearer: Hearer,
  opening: ProtocolState | null = null,
): Promise<Exchanged[]> {
  const played: Exchanged[] = [];
  let state = opening;
  let guided = 0;
  let concern: ConcernState | null = null;
  for (const [at, text] of says.entries()) {
    const before = played.at(-1)?.answer?.text;
    const found = await detectInConversation(says.slice(0, at), text, before ? { before } : {});
    const asked = played.at(-1)?.answer?.state;
    const written = { text, language: hearer.language };
    const weighed: Weighed | null = asked ? null : weighConcern({ before: concern, finding: found, ...written });
    const finding = asked ? stepDown(asked, found, written) : (weighed?.finding ?? found);
    concern = weighed ? weighed.state : concern;
    const answer: ProtocolAnswer | null = protocolReply({ state, finding, text, hearer, guided });
    guided = answer ? 0 : guided + 1;
    state = answer?.state ?? state;
    played.push({ says: text, answer });
  }
  return played;
}
