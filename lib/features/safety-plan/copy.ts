import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/safety-plan.json";
import de from "@/messages/de/safety-plan.json";
import en from "@/messages/en/safety-plan.json";
import es from "@/messages/es/safety-plan.json";
import fr from "@/messages/fr/safety-plan.json";
import hi from "@/messages/hi/safety-plan.json";
import zh from "@/messages/zh/safety-plan.json";
import type { PlanReadingCopy } from "./copy/schema";

const READING: Record<SpokenLanguage, Record<Audience, PlanReadingCopy>> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
};

/**
 * Words for reading a plan in the person's language. Used on the server, so that a page carries one
 * language instead of seven.
 */
export const planReadingCopy = (language: SpokenLanguage, audience: Audience): PlanReadingCopy =>
  READING[language][audience];
