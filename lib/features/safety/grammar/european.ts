import { de } from "./de";
import { deFurther } from "./de-further";
import { es } from "./es";
import { esFurther } from "./es-further";
import { fr } from "./fr";
import { frFurther } from "./fr-further";
import type { Grammar } from "./shape";
import { WARNING_SIGNS, withSigns } from "./warning-signs";

/** Spanish, French, German. */
export const EUROPEAN: readonly Grammar[] = [
  es,
  esFurther,
  withSigns(es, WARNING_SIGNS.es),
  fr,
  frFurther,
  withSigns(fr, WARNING_SIGNS.fr),
  de,
  deFurther,
  withSigns(de, WARNING_SIGNS.de),
];
