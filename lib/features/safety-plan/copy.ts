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
 * Words for reading a plan in the person's language. Used on the server, so that a page carries one
 * language instead of seven.
 */
export const planReadingCopy = (language: SpokenLanguage, audience: Audience): PlanReadingCopy =>
  READING[language][audience];
