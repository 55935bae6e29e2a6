import { adult } from "./es/adult";
import { child } from "./es/child";
import type { Speech } from "./shape";

export const es: Speech = { adult, child };
