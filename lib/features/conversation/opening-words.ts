import { AUDIENCES, type Audience } from "@/lib/shared/audience";
import { filled } from "@/lib/shared/filled";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/conversation-opening.json";
import de from "@/messages/de/conversation-opening.json";
import en from "@/messages/en/conversation-opening.json";
import es from "@/messages/es/conversation-opening.json";
import fr from "@/messages/fr/conversation-opening.json";
import hi from "@/messages/hi/conversation-opening.json";
import zh from "@/messages/zh/conversation-opening.json";

const WORDS = { en, es, fr, de, zh, ar, hi };
type Opening = (typeof WORDS)[SpokenLanguage][Audience];

const each = <T>(of: (words: Opening) => T): Record<Audience, Record<SpokenLanguage, T>> =>
  Object.fromEntries(
    AUDIENCES.map((audience) => [
      audience,
      Object.fromEntries(
        SPOKEN_LANGUAGES.map((language) => [language, of(WORDS[language][audience])]),
      ),
    ]),
  ) as Record<Audience, Record<SpokenLanguage, T>>;

/**
 * Shown at the start of every conversation and never stored (contract 6): who answers, the limits
 * of what it can do, and where to find people. Always in the person's own language, whatever
 * language the rest of the interface uses (contract 8).
 */
export const DISCLOSURE = each(({ disclosure }) => disclosure);

/** The persona's greeting, in the person's language like the disclosure above it (contract 8). */
export const GREETING = each(
  ({ greeting, greetingByName }) =>
    (name: string | null): string =>
      name ? filled(greetingByName, { name }) : greeting,
);
