import { DEATH_THREATS, withDeathThreats } from "./death-threats";
import { en } from "./en";
import { enFurther } from "./en-further";
import { enOthers } from "./en-others";
import { withEveryday } from "./everyday";
import { EVERYDAY_EN } from "./everyday-en";
import type { Grammar } from "./shape";
import { PLAIN_EN, withPlainWords } from "./told-plainly";
import { WARNING_SIGNS, withSigns } from "./warning-signs";

export const ENGLISH: readonly Grammar[] = [
  en,
  enOthers,
  enFurther,
  withSigns(en, WARNING_SIGNS.en),
  withPlainWords(en, PLAIN_EN),
  withDeathThreats(en, DEATH_THREATS.en),
  withEveryday(en, EVERYDAY_EN),
];
