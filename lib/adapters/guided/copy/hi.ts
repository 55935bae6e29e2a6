import { adult } from "./hi/adult";
import { child } from "./hi/child";
import type { Speech } from "./shape";

export const hi: Speech = { adult, child };
