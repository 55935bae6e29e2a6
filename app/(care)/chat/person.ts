import type { ChatPerson } from "@/components/chat/types";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { readMode } from "@/lib/features/chat/read-mode";
import { staysOnDevice } from "@/lib/features/voice/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";

export async function chatPerson(ctx: MemberCtx): Promise<ChatPerson> {
  const { user } = ctx.actor;
  const [mode, { voicePreference }] = await Promise.all([readMode(ctx), readCurrentUser(ctx)]);
  return {
    audience: audienceOf(user),
    firstName: user.firstName,
    language: spokenLanguageOf(user.language),
    mode,
    voice: { onDeviceOnly: staysOnDevice(user.ageGroup), preference: voicePreference },
  };
}
