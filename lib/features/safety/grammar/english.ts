import { en } from "./en";
import { enFurther } from "./en-further";
import { enOthers } from "./en-others";
import type { Grammar } from "./shape";

export const ENGLISH: readonly Grammar[] = [en, enOthers, enFurther];
