import { adult } from "./de/adult";
import { child } from "./de/child";
import type { Speech } from "./shape";

export const de: Speech = { adult, child };
