import type { SpokenLanguage } from "@/lib/shared/languages";

/** As a model is asked to answer in them. */
export const LANGUAGE_NAMES: Record<SpokenLanguage, string> = {
  en: "English",
  es: "Spanish",
  fr: "French",
  de: "German",
  zh: "Simplified Chinese",
  ar: "Arabic",
  hi: "Hindi (Devanagari script)",
};
