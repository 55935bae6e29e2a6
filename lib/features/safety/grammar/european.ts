import { de } from "./de";
import { deFurther } from "./de-further";
import { es } from "./es";
import { esFurther } from "./es-further";
import { withEveryday } from "./everyday";
import { EVERYDAY_DE, EVERYDAY_ES, EVERYDAY_FR } from "./everyday-european";
import { fr } from "./fr";
import { frFurther } from "./fr-further";
import type { Grammar } from "./shape";
import { WARNING_SIGNS, withSigns } from "./warning-signs";

/** Spanish, French, German. */
export const EUROPEAN: readonly Grammar[] = [
  es,
  esFurther,
  withSigns(es, WARNING_SIGNS.es),
  withEveryday(es, EVERYDAY_ES),
  fr,
  frFurther,
  withSigns(fr, WARNING_SIGNS.fr),
  withEveryday(fr, EVERYDAY_FR),
  de,
  deFurther,
  withSigns(de, WARNING_SIGNS.de),
  withEveryday(de, EVERYDAY_DE),
];
