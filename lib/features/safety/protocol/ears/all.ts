import type { SpokenLanguage } from "@/lib/shared/languages";
import { ar } from "./ar";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import type { Ear } from "./shape";
import { zh } from "./zh";

export const EARS: Readonly<Record<SpokenLanguage, Ear>> = { en, es, fr, de: en, zh, ar, hi: en };
