import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import arLabels from "@/messages/ar/mood-labels.json";
import ar from "@/messages/ar/mood-waiting.json";
import deLabels from "@/messages/de/mood-labels.json";
import de from "@/messages/de/mood-waiting.json";
import enLabels from "@/messages/en/mood-labels.json";
import en from "@/messages/en/mood-waiting.json";
import esLabels from "@/messages/es/mood-labels.json";
import es from "@/messages/es/mood-waiting.json";
import frLabels from "@/messages/fr/mood-labels.json";
import fr from "@/messages/fr/mood-waiting.json";
import hiLabels from "@/messages/hi/mood-labels.json";
import hi from "@/messages/hi/mood-waiting.json";
import zhLabels from "@/messages/zh/mood-labels.json";
import zh from "@/messages/zh/mood-waiting.json";
import type { MoodLabels, MoodWaitingCopy } from "../messages";

/**
 * Words of the mood entry for when the network is down, in the person's language like all help
 * (decision 0027).
 */
export interface WaitingCopy extends MoodWaitingCopy {
  readonly labels: MoodLabels;
}

const WORDS: Record<SpokenLanguage, Record<Audience, MoodWaitingCopy>> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
};
const LABELS: Record<SpokenLanguage, Record<Audience, MoodLabels>> = {
  en: enLabels,
  es: esLabels,
  fr: frLabels,
  de: deLabels,
  zh: zhLabels,
  ar: arLabels,
  hi: hiLabels,
};

/** Used on the server, so that a page carries one language instead of seven. */
export const waitingCopy = (language: SpokenLanguage, audience: Audience): WaitingCopy => ({
  ...WORDS[language][audience],
  labels: LABELS[language][audience],
});
