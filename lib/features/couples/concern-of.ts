import { placeOf } from "@/lib/core/incidents/examine";
import { type ConcernState, concernIn } from "@/lib/crisis/concern/state";
import { stepDown } from "@/lib/crisis/concern/step-down";
import { type Weighed, weighConcern } from "@/lib/crisis/concern/weigh";
import { detectCrisis } from "@/lib/crisis/detect";
import type { MemberCtx } from "@/lib/ports/context";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { Newest } from "./own-thread";
import type { RelationshipMessage } from "./types";

/** A concern drops with one calm message, so a few are enough to tell where it stands. */
const MAX_MESSAGES_SINCE = 3;

/**
 * Weighs the finding in one partner's newest message as a reply to the guide's last private
 * question to them. Shared answers hold none of this; the crisis protocol weighs replies to its own
 * questions.
 */
export async function concernOf(
  ctx: MemberCtx,
  { before, text, finding }: Newest,
): Promise<Weighed> {
  const alone = before.filter(({ senderType, isPrivate }) => senderType === "ai" && isPrivate);
  const state = await stateAfter(
    ctx,
    concernIn(alone),
    before.slice(before.indexOf(alone.at(-1) ?? NEVER) + 1),
  );
  const language = spokenLanguageOf(ctx.actor.user.language);
  const crisis = alone.at(-1)?.metadata?.crisis;
  if (crisis) return { finding: stepDown(crisis, finding, { text, language }), state };
  return weighConcern({ before: state, finding, text, language });
}

const NEVER = {} as RelationshipMessage;

/**
 * Shared answers carry no state, so everything the person wrote since the last private one is read
 * again: evading has to count.
 */
async function stateAfter(
  ctx: MemberCtx,
  known: ConcernState | null,
  since: readonly RelationshipMessage[],
): Promise<ConcernState | null> {
  if (!known) return null;
  let state: ConcernState = known;
  for (const { senderType, content } of since.slice(-2 * MAX_MESSAGES_SINCE)) {
    if (senderType !== "user") continue;
    const finding = await detectCrisis(content, placeOf(ctx));
    const language = spokenLanguageOf(ctx.actor.user.language);
    state = weighConcern({ before: state, finding, text: content, language }).state ?? state;
  }
  return state;
}
