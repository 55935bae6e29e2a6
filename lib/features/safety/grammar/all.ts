import { ar } from "./ar";
import { de } from "./de";
import { en } from "./en";
import { enFurther } from "./en-further";
import { enOthers } from "./en-others";
import { es } from "./es";
import { fr } from "./fr";
import { hi } from "./hi";
import type { Grammar } from "./shape";
import { zh } from "./zh";

/** All grammars read every text: people mix languages, and most of all when it hurts. */
export const GRAMMARS: readonly Grammar[] = [en, enOthers, enFurther, es, fr, de, zh, ar, hi];
