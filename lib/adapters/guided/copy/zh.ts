import type { Speech } from "./shape";
import { adult } from "./zh/adult";
import { child } from "./zh/child";

export const zh: Speech = { adult, child };
