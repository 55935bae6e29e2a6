import { findCheckIn } from "@/lib/core/incidents/find-check-in";
import type { ProtocolAnswer } from "@/lib/crisis/protocol/types";
import type { MemberCtx } from "@/lib/ports/context";
import { isReliving, tellsTheEvent } from "@/lib/shared/heard/remembered";
import { type Newest, standIn } from "./crisis-protocol";
import type { ChatMessage } from "./types";

/**
 * Whoever writes after so long (ms) comes back to a conversation; before that it is still the same
 * visit.
 */
const VISIT_MS = 6 * 60 * 60 * 1000;

/**
 * What the first answer of a visit asks, where a crisis lies behind it and the conversation did not
 * open with the question: somebody went on in an older conversation, or came back to the one in
 * which it was. A new sign goes before it.
 */
export async function checkInAnswer(
  ctx: MemberCtx,
  {
    before,
    newest,
    finding,
    hadSign,
  }: Pick<Newest, "before" | "finding" | "hadSign"> & { newest: ChatMessage },
): Promise<ProtocolAnswer | null> {
  if (finding.crisis || !isFirstOfVisit(newest, before)) return null;
  // Whoever is back there now, or tells what was done, is met in that; the question waits for
  // another visit.
  if (isReliving(newest.content) || tellsTheEvent(newest.content)) return null;
  const due = await findCheckIn(ctx);
  if (!due) return null;
  const { state } = await standIn(ctx, { before, hadSign });
  const used = [...(state?.used ?? []), ...(due.state.used ?? [])];
  return {
    text: due.text,
    state: { ...due.state, used, home: due.state.home || state?.home },
    activities: [],
    raised: null,
  };
}

function isFirstOfVisit({ createdAt }: ChatMessage, before: readonly ChatMessage[]): boolean {
  const last = before.at(-1);
  return !last || createdAt.getTime() - last.createdAt.getTime() > VISIT_MS;
}
