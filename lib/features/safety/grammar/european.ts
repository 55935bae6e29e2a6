import { de } from "./de";
import { deFurther } from "./de-further";
import { DEATH_THREATS, withDeathThreats } from "./death-threats";
import { es } from "./es";
import { esFurther } from "./es-further";
import { withEveryday } from "./everyday";
import { EVERYDAY_DE, EVERYDAY_ES, EVERYDAY_FR } from "./everyday-european";
import { fr } from "./fr";
import { frFurther } from "./fr-further";
import type { Grammar } from "./shape";
import { withPlainWords } from "./told-plainly";
import { PLAIN_DE, PLAIN_ES, PLAIN_FR } from "./told-plainly-european";
import { WARNING_SIGNS, withSigns } from "./warning-signs";

/** Spanish, French, German. */
export const EUROPEAN: readonly Grammar[] = [
  es,
  esFurther,
  withSigns(es, WARNING_SIGNS.es),
  withPlainWords(es, PLAIN_ES),
  withDeathThreats(es, DEATH_THREATS.es),
  withEveryday(es, EVERYDAY_ES),
  fr,
  frFurther,
  withSigns(fr, WARNING_SIGNS.fr),
  withPlainWords(fr, PLAIN_FR),
  withDeathThreats(fr, DEATH_THREATS.fr),
  withEveryday(fr, EVERYDAY_FR),
  de,
  deFurther,
  withSigns(de, WARNING_SIGNS.de),
  withPlainWords(de, PLAIN_DE),
  withDeathThreats(de, DEATH_THREATS.de),
  withEveryday(de, EVERYDAY_DE),
];
