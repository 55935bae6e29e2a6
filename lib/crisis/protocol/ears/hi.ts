import { answers } from "./hi/answers";
import { asides } from "./hi/asides";
import { barriers } from "./hi/barriers";
import { signals } from "./hi/signals";
import { themes } from "./hi/themes";
import type { Ear } from "./shape";

/** Hindi in Devanagari and as typed in Latin letters, mixed with English. */
export const hi: Ear = { ...answers, signals, asides, barriers, themes };
