import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { exercisesAr } from "./copy/ar";
import { exercisesDe } from "./copy/de";
import { exercisesEn } from "./copy/en";
import { exercisesEs } from "./copy/es";
import { exercisesFr } from "./copy/fr";
import { exercisesHi } from "./copy/hi";
import type { ExerciseCopy } from "./copy/shape";
import { exercisesZh } from "./copy/zh";

const EXERCISES: Record<SpokenLanguage, Record<Audience, ExerciseCopy>> = {
  en: exercisesEn,
  es: exercisesEs,
  fr: exercisesFr,
  de: exercisesDe,
  zh: exercisesZh,
  ar: exercisesAr,
  hi: exercisesHi,
};

/** Exercises speak the person's language, like the crisis dialog they appear in (contract 8). */
export const exerciseCopy = (language: SpokenLanguage, audience: Audience): ExerciseCopy =>
  EXERCISES[language][audience];
