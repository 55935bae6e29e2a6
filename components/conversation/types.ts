import type { WithoutYes } from "@/lib/core/consent/types";
import type { ChatMode } from "@/lib/features/conversation/copy";
import type { VoicePerson } from "@/lib/features/conversation/voice/types";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** The person's data as the chat screens need it; read on the server. */
export interface ChatPerson {
  readonly audience: Audience;
  readonly firstName: string | null;
  readonly language: SpokenLanguage;
  /** Null for children, who see no badge (CHAT-06). */
  readonly mode: ChatMode | null;
  readonly voice: VoicePerson;
  /**
   * Set for a child without parental consent: old talks are readable, but nothing is answered or
   * kept.
   */
  readonly shut?: WithoutYes | null;
}
