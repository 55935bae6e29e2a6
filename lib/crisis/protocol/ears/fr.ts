import { agrees, no, unsure, yes } from "./fr/answers";
import { asides } from "./fr/asides";
import { barriers } from "./fr/barriers";
import { signals } from "./fr/signals";
import { denied, themes } from "./fr/themes";
import type { Ear } from "./shape";

/** French as written in France, Belgium, Switzerland, Québec and Africa. */
export const fr: Ear = { yes, agrees, no, unsure, signals, asides, barriers, themes, denied };
