import type { SpokenLanguage } from "@/lib/shared/languages";
import { type Concepts, compileAll } from "../concept";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import { zh } from "./zh";

export const CONCEPTS_OF: Readonly<Record<SpokenLanguage, Concepts>> = {
  en: compileAll(en, "en"),
  es: compileAll(es, "es"),
  fr: compileAll(fr, "fr"),
  de: compileAll(de, "de"),
  zh: compileAll(zh, "zh"),
  ar: compileAll(ar, "ar"),
  hi: compileAll(hi, "hi"),
};
