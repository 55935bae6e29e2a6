import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { planAr } from "./copy/ar";
import { planDe } from "./copy/de";
import { planEn } from "./copy/en";
import { planEs } from "./copy/es";
import { planFr } from "./copy/fr";
import { planHi } from "./copy/hi";
import type { PlanReadingCopy } from "./copy/shape";
import { planZh } from "./copy/zh";

const READING: Record<SpokenLanguage, Record<Audience, PlanReadingCopy>> = {
  en: planEn,
  es: planEs,
  fr: planFr,
  de: planDe,
  zh: planZh,
  ar: planAr,
  hi: planHi,
};

/**
 * For reading a plan in the person's language. Made for the server, so that a page carries one
 * language and not seven.
 */
export const planReadingCopy = (language: SpokenLanguage, audience: Audience): PlanReadingCopy =>
  READING[language][audience];
