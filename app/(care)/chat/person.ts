import type { ChatPerson } from "@/components/chat/types";
import { readMode } from "@/lib/features/chat/read-mode";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";

export async function chatPerson(ctx: MemberCtx): Promise<ChatPerson> {
  const { user } = ctx.actor;
  return {
    audience: audienceOf(user),
    firstName: user.firstName,
    language: spokenLanguageOf(user.language),
    mode: await readMode(ctx),
  };
}
