import { VOICE_COPY } from "@/lib/features/conversation/voice/copy";
import type { VoiceNotice } from "@/lib/features/conversation/voice/types";
import type { Audience } from "@/lib/shared/audience";

/** Says why nothing is heard or said, and what to do instead (VOIC-06, VOIC-11, VOIC-12). */
export function VoiceNoticeBox({ audience, notice }: { audience: Audience; notice: VoiceNotice }) {
  const { title, text } = VOICE_COPY[audience].notices[notice];
  return (
    <div
      role="status"
      className="animate-rise rounded-control bg-sunk px-4 py-2.5 text-center text-sm"
    >
      <p className="font-semibold">{title}</p>
      <p className="text-ink-soft">{text}</p>
    </div>
  );
}
