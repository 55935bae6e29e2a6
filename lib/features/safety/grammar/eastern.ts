import { ar } from "./ar";
import { arFurther } from "./ar-further";
import { DEATH_THREATS, withDeathThreats } from "./death-threats";
import { withEveryday } from "./everyday";
import { EVERYDAY_AR, EVERYDAY_HI, EVERYDAY_ZH } from "./everyday-eastern";
import { hi } from "./hi";
import { hiFurther } from "./hi-further";
import type { Grammar } from "./shape";
import { withPlainWords } from "./told-plainly";
import { PLAIN_AR, PLAIN_HI, PLAIN_ZH } from "./told-plainly-eastern";
import { WARNING_SIGNS, withSigns } from "./warning-signs";
import { zh } from "./zh";
import { zhFurther } from "./zh-further";

/** Chinese, Arabic, Hindi. */
export const EASTERN: readonly Grammar[] = [
  zh,
  zhFurther,
  withSigns(zh, WARNING_SIGNS.zh),
  withPlainWords(zh, PLAIN_ZH),
  withDeathThreats(zh, DEATH_THREATS.zh),
  withEveryday(zh, EVERYDAY_ZH),
  ar,
  arFurther,
  withSigns(ar, WARNING_SIGNS.ar),
  withPlainWords(ar, PLAIN_AR),
  withDeathThreats(ar, DEATH_THREATS.ar),
  withEveryday(ar, EVERYDAY_AR),
  hi,
  hiFurther,
  withSigns(hi, WARNING_SIGNS.hi),
  withPlainWords(hi, PLAIN_HI),
  withDeathThreats(hi, DEATH_THREATS.hi),
  withEveryday(hi, EVERYDAY_HI),
];
