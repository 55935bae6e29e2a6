import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/exercises.json";
import de from "@/messages/de/exercises.json";
import en from "@/messages/en/exercises.json";
import es from "@/messages/es/exercises.json";
import fr from "@/messages/fr/exercises.json";
import hi from "@/messages/hi/exercises.json";
import zh from "@/messages/zh/exercises.json";
import type { ExerciseCopy } from "./copy/schema";

const EXERCISES: Record<SpokenLanguage, Record<Audience, ExerciseCopy>> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
};

/** Exercises speak the person's language, like the crisis dialog they appear in (contract 8). */
export const exerciseCopy = (language: SpokenLanguage, audience: Audience): ExerciseCopy =>
  EXERCISES[language][audience];
