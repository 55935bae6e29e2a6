import type { ChatPerson } from "@/components/conversation/types";
import { withoutYes } from "@/lib/core/consent/policy";
import { readCurrentUser } from "@/lib/core/identity/queries";
import { readSetting } from "@/lib/core/settings/read-setting";
import { readMode } from "@/lib/features/conversation/read-mode";
import { staysOnDevice } from "@/lib/features/conversation/voice/policy";
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
      // While voice is closed, treat it as if the person had chosen to type; their own choice stays
      // stored.
      preference: speaks ? voicePreference : false,
      closed: !speaks,
    },
    shut,
  };
}
