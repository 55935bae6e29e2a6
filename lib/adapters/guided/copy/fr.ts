import { adult } from "./fr/adult";
import { child } from "./fr/child";
import type { Speech } from "./shape";

export const fr: Speech = { adult, child };
