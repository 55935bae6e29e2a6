import type { SpokenLanguage } from "@/lib/shared/languages";
import { en } from "./copy/en";
import type { Speech } from "./copy/shape";
import { en as enLexicon } from "./lexicon/en";
import type { Lexicon } from "./lexicon/shape";

export const SPEECH: Partial<Record<SpokenLanguage, Speech>> & { en: Speech } = { en };
export const LEXICONS: Partial<Record<SpokenLanguage, Lexicon>> & { en: Lexicon } = { en: enLexicon };
