import { readProfileForGuide } from "@/lib/features/account/read-profile-for-guide";
import type { MemberCtx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { ChatMessage } from "./types";

/** Everything that a guide may know when it answers the newest message of this history. */
export async function turnOf(ctx: MemberCtx, history: readonly ChatMessage[]): Promise<Turn> {
  const { user } = ctx.actor;
  return {
    sessionId: history.at(-1)?.sessionId ?? "",
    audience: audienceOf(user),
    language: spokenLanguageOf(user.language),
    firstName: user.firstName,
    age: user.age,
    ...(await readProfileForGuide(ctx)),
    memory: [],
    before: null,
    lines: history.map(({ role, content }) => ({ role, content })),
  };
}
