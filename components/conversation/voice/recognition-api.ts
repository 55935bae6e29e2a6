/**
 * The parts of the Web Speech API that are used here; TypeScript knows its events, but not the
 * recogniser itself.
 */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** True keeps the sound on the device; missing where a browser cannot promise it. */
  processLocally?: boolean;
  onstart: (() => void) | null;
  onresult: ((event: SpeechRecognitionEvent) => void) | null;
  onerror: ((event: Pick<SpeechRecognitionErrorEvent, "error">) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface Asked {
  readonly langs: readonly string[];
  readonly processLocally: boolean;
}

/** "downloadable" and "downloading": the device can, once it has fetched the language. */
export type Availability = "available" | "downloadable" | "downloading" | "unavailable";

export interface RecognitionApi {
  new (): Recognition;
  available?(asked: Asked): Promise<Availability>;
  install?(asked: Asked): Promise<boolean>;
}

interface WithRecognition {
  readonly SpeechRecognition?: RecognitionApi;
  readonly webkitSpeechRecognition?: RecognitionApi;
}

/** Undefined where the browser cannot recognise speech (VOIC-11). */
export function recognitionApi(): RecognitionApi | undefined {
  const { SpeechRecognition, webkitSpeechRecognition }: WithRecognition = window as WithRecognition;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Undefined where the browser cannot speak (VOIC-11). */
export const speechApi = (): SpeechSynthesis | undefined =>
  typeof SpeechSynthesisUtterance === "undefined"
    ? undefined
    : (window.speechSynthesis ?? undefined);
