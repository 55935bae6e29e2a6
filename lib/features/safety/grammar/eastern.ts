import { ar } from "./ar";
import { arFurther } from "./ar-further";
import { withEveryday } from "./everyday";
import { EVERYDAY_AR, EVERYDAY_HI, EVERYDAY_ZH } from "./everyday-eastern";
import { hi } from "./hi";
import { hiFurther } from "./hi-further";
import type { Grammar } from "./shape";
import { WARNING_SIGNS, withSigns } from "./warning-signs";
import { zh } from "./zh";
import { zhFurther } from "./zh-further";

/** Chinese, Arabic, Hindi. */
export const EASTERN: readonly Grammar[] = [
  zh,
  zhFurther,
  withSigns(zh, WARNING_SIGNS.zh),
  withEveryday(zh, EVERYDAY_ZH),
  ar,
  arFurther,
  withSigns(ar, WARNING_SIGNS.ar),
  withEveryday(ar, EVERYDAY_AR),
  hi,
  hiFurther,
  withSigns(hi, WARNING_SIGNS.hi),
  withEveryday(hi, EVERYDAY_HI),
];
