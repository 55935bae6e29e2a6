/** Languages that a person can choose (ONBD-07); all but "other" have crisis texts of their own (contract 8). */
export const LANGUAGES = ["en", "es", "fr", "de", "zh", "ar", "hi", "other"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPOKEN_LANGUAGES = ["en", "es", "fr", "de", "zh", "ar", "hi"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** The language that texts are written in for this person; "other" and unknown values read English. */
export const spokenLanguageOf = (language: string | null | undefined): SpokenLanguage =>
  SPOKEN_LANGUAGES.find((known) => known === language) ?? "en";
