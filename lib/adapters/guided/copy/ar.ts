import { adult } from "./ar/adult";
import { child } from "./ar/child";
import type { Speech } from "./shape";

export const ar: Speech = { adult, child };
