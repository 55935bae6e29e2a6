import { profileForGuide } from "@/lib/core/identity/profile-for-guide";
import { readStoredGuideProfile } from "@/lib/core/identity/profile-repository";
import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import type { ChatMode } from "./copy";

/**
 * Cultural if the person shared a culture or faith and doesn't hold it back; children have no mode
 * (CHAT-06, CHAT-07).
 */
export async function readMode(ctx: MemberCtx): Promise<ChatMode | null> {
  if (isChildMode(ctx.actor.user)) return null;
  const { culturalBackground, religion } = profileForGuide(
    ctx.actor.key,
    await readStoredGuideProfile(ctx),
  );
  return culturalBackground || religion ? "cultural" : "standard";
}
