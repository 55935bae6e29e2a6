import { crisisReply } from "@/lib/features/safety/reply-templates";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import type { ProtocolStep } from "./crisis-protocol";
import type { Reply } from "./types";

/** The next authored answer of the crisis protocol; no model writes it (decision 0006). */
export function speakProtocol(ctx: MemberCtx, { state, raised }: ProtocolStep, emit: (text: string) => void): Reply {
  const { user } = ctx.actor;
  const content = crisisReply(state, {
    audience: audienceOf(user),
    language: spokenLanguageOf(user.language),
    turn: state.turn,
    since: state.since,
    raised,
  });
  emit(content);
  return { content, metadata: { crisis: state } };
}
