import type { SpokenLanguage } from "@/lib/shared/languages";
import { ar, hi, zh } from "./eastern";
import { en } from "./en";
import { de, es, fr } from "./latin";
import type { Moments } from "./shape";

export const MOMENTS: Readonly<Record<SpokenLanguage, Moments>> = { en, es, fr, de, zh, ar, hi };
