import type { SpokenLanguage } from "@/lib/shared/languages";
import { type Concepts, compileAll } from "../concept";
import { en } from "./en";

export const CONCEPTS_OF: Readonly<Record<SpokenLanguage, Concepts>> = {
  en: compileAll(en, "en"),
  es: compileAll(en, "es"),
  fr: compileAll(en, "fr"),
  de: compileAll(en, "de"),
  zh: compileAll(en, "zh"),
  ar: compileAll(en, "ar"),
  hi: compileAll(en, "hi"),
};
