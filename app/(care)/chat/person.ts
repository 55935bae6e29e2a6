import type { ChatPerson } from "@/components/chat/types";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { readMode } from "@/lib/features/chat/read-mode";
import { withoutYes } from "@/lib/features/consent/policy";
import { readSetting } from "@/lib/features/settings/read-setting";
import { staysOnDevice } from "@/lib/features/voice/policy";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";

export async function chatPerson(ctx: MemberCtx): Promise<ChatPerson> {
  const { user } = ctx.actor;
  const [mode, { voicePreference }, features] = await Promise.all([
    readMode(ctx),
    readCurrentUser(ctx),
    readSetting(ctx, "features"),
  ]);
  const shut = withoutYes(user.consent);
  const speaks = features.voice && shut === null;
  return {
    audience: audienceOf(user),
    firstName: user.firstName,
    language: spokenLanguageOf(user.language),
    mode,
    voice: {
      onDeviceOnly: staysOnDevice(user.ageGroup),
      // Closed, it is as if the person had chosen to type; their own choice stays stored.
      preference: speaks ? voicePreference : false,
      closed: !speaks,
    },
    shut,
  };
}
