import { answers } from "./en/answers";
import { asides } from "./en/asides";
import { barriers } from "./en/barriers";
import { signals } from "./en/signals";
import { themes } from "./en/themes";
import type { Ear } from "./shape";

export const en: Ear = { ...answers, signals, asides, barriers, themes };
