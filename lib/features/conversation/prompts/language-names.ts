import type { SpokenLanguage } from "@/lib/shared/languages";

/** Language names as they appear in the model's prompt. */
export const LANGUAGE_NAMES: Record<SpokenLanguage, string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Simplified Chinese",
  ar: "Arabic",
  hi: "Hindi (Devanagari script)",
};
