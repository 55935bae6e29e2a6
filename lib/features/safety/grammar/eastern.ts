import { ar } from "./ar";
import { arFurther } from "./ar-further";
import { hi } from "./hi";
import { hiFurther } from "./hi-further";
import type { Grammar } from "./shape";
import { zh } from "./zh";
import { zhFurther } from "./zh-further";

/** Chinese, Arabic, Hindi. */
export const EASTERN: readonly Grammar[] = [zh, zhFurther, ar, arFurther, hi, hiFurther];
