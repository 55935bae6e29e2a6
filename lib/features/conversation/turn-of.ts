import { profileForGuide } from "@/lib/core/identity/profile-for-guide";
import { crisisLineOf, numbersOf } from "@/lib/crisis/contacts";
import { recalled } from "@/lib/features/conversation/memory/recalled";
import { promptsForAge } from "@/lib/features/conversation/therapy-types/prompts-for-age";
import type { MemberCtx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { HISTORY_LINES } from "./constants";
import { readBefore } from "./read-before";
import type { KnownOfTurn } from "./turn-repository";
import type { ChatMessage } from "./types";

/** Gathers everything a guide may know when it answers the newest message of a conversation. */
export async function turnOf(
  ctx: MemberCtx,
  known: KnownOfTurn,
  newest: ChatMessage,
): Promise<Turn> {
  const { key, user } = ctx.actor;
  const { before, memoryEnabled } = known;
  const { sessionId } = newest;
  const { region = null } = ctx;
  return {
    sessionId,
    audience: audienceOf(user),
    language: spokenLanguageOf(user.language),
    crisisLine: crisisLineOf(region, audienceOf(user), spokenLanguageOf(user.language)),
    helpLines: numbersOf(region, audienceOf(user), spokenLanguageOf(user.language)),
    firstName: user.firstName,
    age: user.age,
    ...profileForGuide(key, known.profile),
    approaches: promptsForAge(known.prompts, user.age),
    memory: memoryEnabled ? recalled(ctx, known.memory) : [],
    now: ctx.now(),
    wasDark: wasDark(known),
    // The recap is for the opening only; later turns have the conversation itself.
    before: memoryEnabled && before.length === 0 ? await readBefore(ctx, sessionId) : null,
    lines: [...before, newest]
      .slice(-HISTORY_LINES)
      .map(({ role, content }) => ({ role, content })),
  };
}

/** True if a danger, even a possible one, came up earlier in the conversation. */
export const wasDark = ({ hadSign, before }: Pick<KnownOfTurn, "hadSign" | "before">): boolean =>
  hadSign || before.some(({ metadata }) => metadata?.crisis || metadata?.concern);
