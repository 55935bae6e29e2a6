import { agrees, no, unsure, yes } from "./de/answers";
import { asides } from "./de/asides";
import { barriers } from "./de/barriers";
import { signals } from "./de/signals";
import { denied, themes } from "./de/themes";
import type { Ear } from "./shape";

/** German as written in Germany, Austria and Switzerland. */
export const de: Ear = { yes, agrees, no, unsure, signals, asides, barriers, themes, denied };
