import type { SpokenLanguage } from "@/lib/shared/languages";
import { en } from "./en";
import type { Ear } from "./shape";

export const EARS: Readonly<Record<SpokenLanguage, Ear>> = { en, es: en, fr: en, de: en, zh: en, ar: en, hi: en };
