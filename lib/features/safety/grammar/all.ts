import { ar } from "./ar";
import { arFurther } from "./ar-further";
import { de } from "./de";
import { deFurther } from "./de-further";
import { en } from "./en";
import { enFurther } from "./en-further";
import { enOthers } from "./en-others";
import { es } from "./es";
import { esFurther } from "./es-further";
import { fr } from "./fr";
import { frFurther } from "./fr-further";
import { hi } from "./hi";
import { hiFurther } from "./hi-further";
import type { Grammar } from "./shape";
import { zh } from "./zh";
import { zhFurther } from "./zh-further";

/** All grammars read every text: people mix languages, and most of all when it hurts. */
export const GRAMMARS: readonly Grammar[] = [
  en,
  enOthers,
  enFurther,
  es,
  esFurther,
  fr,
  frFurther,
  de,
  deFurther,
  zh,
  zhFurther,
  ar,
  arFurther,
  hi,
  hiFurther,
];
