import { findCheckIn } from "@/lib/core/incidents/queries";
import type { ProtocolAnswer } from "@/lib/crisis/protocol/types";
import type { MemberCtx } from "@/lib/ports/context";
import { isReliving, tellsTheEvent } from "@/lib/shared/heard/remembered";
import { type Newest, standIn } from "./crisis-protocol";
import type { ChatMessage } from "./types";

/** A message after a gap this long (ms) starts a new visit to the conversation. */
const VISIT_MS = 6 * 60 * 60 * 1000;

/**
 * The question the first answer of a visit asks when there was an earlier crisis and the
 * conversation didn't open with the question: the person returned to an older conversation, or to
 * the one the crisis was in. A new sign takes precedence.
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
  // Someone who is reliving it, or describing what was done to them, gets an answer to that; the
  // question waits for another visit.
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
