import { en } from "./en";
import { enFurther } from "./en-further";
import { enOthers } from "./en-others";
import { withEveryday } from "./everyday";
import { EVERYDAY_EN } from "./everyday-en";
import type { Grammar } from "./shape";
import { WARNING_SIGNS, withSigns } from "./warning-signs";

export const ENGLISH: readonly Grammar[] = [
  en,
  enOthers,
  enFurther,
  withSigns(en, WARNING_SIGNS.en),
  withEveryday(en, EVERYDAY_EN),
];
