import type { SpokenLanguage } from "@/lib/shared/languages";
import { earOf } from "./load-ear";

const last = (pattern: RegExp, text: string): number => {
  let at = -1;
  for (const found of text.matchAll(pattern)) at = found.index;
  return at;
};
const isIn = (pattern: RegExp | undefined, text: string): boolean =>
  pattern !== undefined && last(pattern, text) >= 0;

/**
 * True if the last person named before a feeling or an act, within its sentence, is someone else.
 * Expects folded text.
 */
export function isAboutOthers(before: string, language: SpokenLanguage): boolean {
  const sentence = before.split(/[.!?;。！？؟।\n]/u).at(-1) ?? "";
  const { self, others } = earOf(language).whose;
  return last(others, sentence) > last(self, sentence);
}

/** True if the text is about someone else and never has the writer act or feel. */
export function speaksOfAnother(text: string, language: SpokenLanguage): boolean {
  const { others, acts } = earOf(language).whose;
  return isIn(others, text) && !isIn(acts, text);
}

/** True if anyone but the writer is named, as the one who acts or is acted on. */
export function namesAnother(text: string, language: SpokenLanguage): boolean {
  const { others, objects } = earOf(language).whose;
  return isIn(others, text) || isIn(objects, text);
}

/** True for imagined things that haven't happened: "My mom would come if I called". */
export const isSupposed = (sentence: string, language: SpokenLanguage): boolean =>
  isIn(earOf(language).whose.supposed, sentence);
