/**
 * The parts of the Web Speech API used here; TypeScript has its events but not the recognizer
 * itself.
 */
export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  /** True keeps the audio on the device; missing in browsers that can't promise it. */
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

/** "downloadable" and "downloading" mean that the device can once it has the language. */
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

/** Undefined if the browser can't recognize speech (VOIC-11). */
export function recognitionApi(): RecognitionApi | undefined {
  const { SpeechRecognition, webkitSpeechRecognition }: WithRecognition = window as WithRecognition;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** Undefined if the browser can't speak (VOIC-11). */
export const speechApi = (): SpeechSynthesis | undefined =>
  typeof SpeechSynthesisUtterance === "undefined"
    ? undefined
    : (window.speechSynthesis ?? undefined);
