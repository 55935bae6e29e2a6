/**
 * Where sound becomes text: on the person's own device, at a service of the browser's maker, or
 * nowhere.
 */
export type HearingPlace = "device" | "service";

/** Facts the chat needs about a person before it may listen or speak; read on the server. */
export interface VoicePerson {
  /** Under 13, or of unknown age: sound must not leave the device (contract 8, VOIC-15). */
  readonly onDeviceOnly: boolean;
  /** Null until the person has been asked "Talk" or "Type". */
  readonly preference: boolean | null;
  /** Staff have disabled voice: its controls aren't shown. */
  readonly closed?: boolean;
}

/**
 * Reasons for silence: the browser can't hear, can't speak, may not use the microphone, may not use
 * the speech-to-text service, or must not (contract 8); no sound comes in, no one spoke, or the
 * service or our code can't be reached.
 */
export type VoiceNotice =
  | "cannotHear"
  | "cannotSpeak"
  | "denied"
  | "serviceDenied"
  | "deviceOnly"
  | "noMicrophone"
  | "asleep"
  | "failing"
  | "notLoaded";
