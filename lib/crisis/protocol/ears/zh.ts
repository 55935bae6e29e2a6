import type { Ear } from "./shape";
import { answers } from "./zh/answers";
import { asides } from "./zh/asides";
import { barriers } from "./zh/barriers";
import { signals } from "./zh/signals";
import { themes } from "./zh/themes";

/**
 * Traditional and simplified Chinese, with the most common spoken Cantonese and words typed in
 * pinyin.
 */
export const zh: Ear = { ...answers, signals, asides, barriers, themes };
