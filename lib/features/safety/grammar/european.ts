import { de } from "./de";
import { deFurther } from "./de-further";
import { es } from "./es";
import { esFurther } from "./es-further";
import { fr } from "./fr";
import { frFurther } from "./fr-further";
import type { Grammar } from "./shape";

/** Spanish, French, German. */
export const EUROPEAN: readonly Grammar[] = [es, esFurther, fr, frFurther, de, deFurther];
