/**
 * Languages a person can choose (ONBD-07). All but "other" have their own crisis texts (contract
 * 8).
 */
export const LANGUAGES = ["en", "es", "fr", "de", "zh", "ar", "hi", "other"] as const;
export type Language = (typeof LANGUAGES)[number];
export const SPOKEN_LANGUAGES = ["en", "es", "fr", "de", "zh", "ar", "hi"] as const;
export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** The language of texts for this person. English for "other" and unknown values. */
export const spokenLanguageOf = (language: string | null | undefined): SpokenLanguage =>
  SPOKEN_LANGUAGES.find((known) => known === language) ?? "en";

/**
 * The first language in `Accept-Language` that we offer (RFC 9110 section 12.5.4), or English if
 * there is none. It's only a suggestion, and the person chooses.
 */
export function languageAskedFor(acceptLanguage: string | null): SpokenLanguage {
  const asked = (acceptLanguage ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return {
        language: tag.split("-")[0],
        weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0,
      };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  for (const { language } of asked) {
    const offered = SPOKEN_LANGUAGES.find((known) => known === language);
    if (offered) return offered;
  }
  return "en";
}
