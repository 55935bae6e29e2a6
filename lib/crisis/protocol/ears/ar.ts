import { answers } from "./ar/answers";
import { asides } from "./ar/asides";
import { barriers } from "./ar/barriers";
import { signals } from "./ar/signals";
import { themes } from "./ar/themes";
import type { Ear } from "./shape";

/**
 * Arabic as written in letters and chats: standard, Egyptian, Levantine, Gulf and Maghrebi, and in
 * Latin letters.
 */
export const ar: Ear = { ...answers, signals, asides, barriers, themes };
