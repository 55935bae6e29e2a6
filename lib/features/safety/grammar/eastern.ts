import { ar } from "./ar";
import { arFurther } from "./ar-further";
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
  ar,
  arFurther,
  withSigns(ar, WARNING_SIGNS.ar),
  hi,
  hiFurther,
  withSigns(hi, WARNING_SIGNS.hi),
];
