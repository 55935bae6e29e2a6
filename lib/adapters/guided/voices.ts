import type { SpokenLanguage } from "@/lib/shared/languages";
import { ar } from "./copy/ar";
import { de } from "./copy/de";
import { en } from "./copy/en";
import { es } from "./copy/es";
import { fr } from "./copy/fr";
import { hi } from "./copy/hi";
import type { Speech } from "./copy/shape";
import { zh } from "./copy/zh";
import { ar as arLexicon } from "./lexicon/ar";
import { de as deLexicon } from "./lexicon/de";
import { en as enLexicon } from "./lexicon/en";
import { es as esLexicon } from "./lexicon/es";
import { fr as frLexicon } from "./lexicon/fr";
import { hi as hiLexicon } from "./lexicon/hi";
import type { Lexicon } from "./lexicon/shape";
import { zh as zhLexicon } from "./lexicon/zh";

export const SPEECH: Record<SpokenLanguage, Speech> = { en, es, fr, de, zh, ar, hi };

export const LEXICONS: Record<SpokenLanguage, Lexicon> = {
  en: enLexicon,
  es: esLexicon,
  fr: frLexicon,
  de: deLexicon,
  zh: zhLexicon,
  ar: arLexicon,
  hi: hiLexicon,
};
