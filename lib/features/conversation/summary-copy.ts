import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/conversation-summary.json";
import de from "@/messages/de/conversation-summary.json";
import en from "@/messages/en/conversation-summary.json";
import es from "@/messages/es/conversation-summary.json";
import fr from "@/messages/fr/conversation-summary.json";
import hi from "@/messages/hi/conversation-summary.json";
import zh from "@/messages/zh/conversation-summary.json";

interface SummaryCopy {
  readonly one: string;
  readonly both: string;
}

/**
 * Summaries quote the person: what they came with and what followed. The words around the quotes
 * are in the person's language.
 */
export const SUMMARY_COPY: Record<SpokenLanguage, Record<Audience, SummaryCopy>> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
};
