import type { Grammar } from "./shape";

export const zh: Grammar = {
  language: "zh",
  slots: {},
  negation: { words: [], empty: [], bridges: [], subjects: [], turns: [], before: 6, after: 0 },
  risks: [],
  idioms: [],
  signs: {},
  calms: {},
};
