import { adult } from "./en/adult";
import { child } from "./en/child";
import type { Speech } from "./shape";

export const en: Speech = { adult, child };
