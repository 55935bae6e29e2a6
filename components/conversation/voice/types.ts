import type { VoiceNotice } from "@/lib/features/conversation/voice/types";
import type { Engine, View } from "./engine";

/** Voice as the chat's controls see it, whether or not its code has loaded. */
export interface Voice {
  readonly mode: "text" | "voice";
  /** The mode was changed by hand: the pressed button is gone, so focus needs a new place. */
  readonly isChosen: boolean;
  /** Null until the voice code has loaded. */
  readonly engine: Engine | null;
  readonly view: View | null;
  readonly audio: boolean;
  /** The person hasn't chosen "Talk" or "Type" yet, and the conversation is empty. */
  readonly asks: boolean;
  readonly notice: VoiceNotice | null;
  /** Switches to voice mode and starts listening. */
  start(): void;
  stop(): void;
  /** Dictates one utterance into the field; a second call ends it. */
  dictate(): void;
  open(mode: "text" | "voice"): void;
  setAudio(on: boolean): void;
  answer(talks: boolean): void;
  /**
   * True if an empty conversation starts listening on its own. Choosing "Talk" turns this on, and
   * the person can change it at any time.
   */
  readonly beginsItself: boolean;
  setBeginsItself(on: boolean): void;
}
