import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/alert-sentence.json";
import de from "@/messages/de/alert-sentence.json";
import en from "@/messages/en/alert-sentence.json";
import es from "@/messages/es/alert-sentence.json";
import fr from "@/messages/fr/alert-sentence.json";
import hi from "@/messages/hi/alert-sentence.json";
import zh from "@/messages/zh/alert-sentence.json";

/**
 * The sentence from alert-sentence.ts in every language the guide speaks. It's separate because
 * pages need only English.
 */
export const ALERT_SENTENCES: Readonly<Record<SpokenLanguage, Readonly<Record<Audience, string>>>> =
  { en, es, fr, de, zh, ar, hi };
