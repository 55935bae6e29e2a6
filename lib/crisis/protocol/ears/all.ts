import type { SpokenLanguage } from "@/lib/shared/languages";
import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import type { Ear } from "./shape";
import { zh } from "./zh";

export const EARS: Readonly<Record<SpokenLanguage, Ear>> = { en, es, fr, de, zh, ar, hi };
