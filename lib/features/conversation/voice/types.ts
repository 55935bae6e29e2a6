/**
 * Where sound becomes text: in the person's own device, at a service of the browser's maker, or
 * nowhere.
 */
export type HearingPlace = "device" | "service";

/** What the chat must know about a person before it may listen or speak; read on the server. */
export interface VoicePerson {
  /** Under 13, or of unknown age: sound must not leave the device (contract 8, VOIC-15). */
  readonly onDeviceOnly: boolean;
  /** Null until the person was asked "Talk" or "Type". */
  readonly preference: boolean | null;
  /** Staff have closed voice: no control of it is shown. */
  readonly closed?: boolean;
}

/**
 * Kinds of silence: the browser cannot hear, cannot speak, may not use the microphone, may not use
 * the service that turns speech into text, or must not (contract 8); no sound comes in, nobody
 * spoke, the service is away, or the code is.
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
