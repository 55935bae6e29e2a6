/** Where sound becomes text: in the person's own device, at a service of the browser's maker, or nowhere. */
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

/** The documented kinds of silence: the browser cannot hear, cannot speak, may not hear, or must not (contract 8). */
export type VoiceNotice = "cannotHear" | "cannotSpeak" | "denied" | "deviceOnly" | "asleep" | "failing" | "notLoaded";
