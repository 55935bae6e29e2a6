import { readProfileForGuide } from "@/lib/features/account/read-profile-for-guide";
import { recall } from "@/lib/features/memory/recall";
import type { MemberCtx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { readBefore } from "./read-before";
import type { ChatMessage } from "./types";

/** Everything that a guide may know when it answers the newest message of this history. */
export async function turnOf(ctx: MemberCtx, history: readonly ChatMessage[]): Promise<Turn> {
  const { user } = ctx.actor;
  const sessionId = history.at(-1)?.sessionId ?? "";
  const memory = await recall(ctx);
  return {
    sessionId,
    audience: audienceOf(user),
    language: spokenLanguageOf(user.language),
    firstName: user.firstName,
    age: user.age,
    ...(await readProfileForGuide(ctx)),
    memory: memory ?? [],
    // The recap opens a conversation; later turns have their own words to go by.
    before: memory && history.length === 1 ? await readBefore(ctx, sessionId) : null,
    lines: history.map(({ role, content }) => ({ role, content })),
  };
}
