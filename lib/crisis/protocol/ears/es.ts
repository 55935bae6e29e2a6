import { agrees, no, own, unsure, yes } from "./es/answers";
import { asides } from "./es/asides";
import { barriers } from "./es/barriers";
import { signals } from "./es/signals";
import { denied, themes } from "./es/themes";
import type { Ear } from "./shape";

/** Spanish as written in Spain and the Americas. */
export const es: Ear = { own, yes, agrees, no, unsure, signals, asides, barriers, themes, denied };
