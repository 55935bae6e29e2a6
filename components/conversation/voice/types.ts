import type { VoiceNotice } from "@/lib/features/conversation/voice/types";
import type { Engine, View } from "./engine";

/** What the chat's controls see of voice, whether its code is there already or not. */
export interface Voice {
  readonly mode: "text" | "voice";
  /**
   * The mode was changed by hand: the button that did it is gone, and the focus needs a new place.
   */
  readonly isChosen: boolean;
  /** Null until the code for it was fetched. */
  readonly engine: Engine | null;
  readonly view: View | null;
  readonly audio: boolean;
  /** "Talk" or "Type" was never answered, and the conversation is empty. */
  readonly asks: boolean;
  readonly notice: VoiceNotice | null;
  /** Begins to listen at once, in voice mode. */
  start(): void;
  stop(): void;
  /** One utterance into the field; a second call ends it. */
  dictate(): void;
  open(mode: "text" | "voice"): void;
  setAudio(on: boolean): void;
  answer(talks: boolean): void;
  /**
   * The next empty conversation begins by itself: what "Talk" has answered, to be changed at any
   * time.
   */
  readonly beginsItself: boolean;
  setBeginsItself(on: boolean): void;
}
