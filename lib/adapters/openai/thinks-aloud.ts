import { modelMarks } from "./model-marks";

/** Number of characters examined. */
export const READ = 400;
/**
 * A complete first sentence is enough, however short. Without one, this many characters are needed.
 */
const ENOUGH = 120;
const QUOTED = /["“”„«»][^"“”„«»]*(?:["“”„«»]|$)|「[^」]*(?:」|$)|(?<!\p{L})'.{1,200}?'(?!\p{L})/gu;
const SENTENCE_END = /(?<=[.!?…؟])\s+|(?<=[。！？।])|\n+/u;

/**
 * "perhaps": may be thinking or speech; only a closing mark could tell. Some chat templates swallow
 * the opening thinking tag, so an answer starts with thinking and only the closing tag gives it away.
 */
export type Opening = "unclear" | "speech" | "perhaps" | "surely";

/**
 * Whether an answer begins with words to the person or with thinking aloud.
 *
 * @param isWhole true if the answer ends here, so its last sentence counts too
 */
export function openingOf(text: string, isWhole = false): Opening {
  const begun = text.trimStart().slice(0, READ).toLowerCase().replaceAll("’", "'");
  const sentences = begun.replace(QUOTED, "").split(SENTENCE_END);
  const isComplete = isWhole && text.length <= READ;
  if (isPlan(aside(isComplete ? sentences : sentences.slice(0, -1)))) return "surely";
  if (begun.length < ENOUGH && !/[.!?…。！？؟।\n]/.test(begun)) return "unclear";
  return modelMarks().held.test(begun) || isAboutThem(aside(sentences)) ? "perhaps" : "speech";
}

/** The sentences before the first one that speaks to someone. */
function aside(sentences: readonly string[]): string[] {
  const { you } = modelMarks();
  const all = sentences.map((sentence) => sentence.trim()).filter(Boolean);
  const first = all.findIndex((sentence) => you.test(sentence) || /[?？؟]$/.test(sentence));
  return first < 0 ? all : all.slice(0, first);
}

const some = (sentences: readonly string[], mark: RegExp): boolean =>
  sentences.some((sentence) => mark.test(sentence));

function isAboutThem(sentences: readonly string[]): boolean {
  const { user, person } = modelMarks();
  return some(sentences, user) || some(sentences.slice(0, 2), person);
}

/** Whether they talk about the person and plan a reply. */
function isPlan(sentences: readonly string[]): boolean {
  const { user, plan, intent } = modelMarks();
  if (!isAboutThem(sentences)) return false;
  return some(sentences, plan) || (some(sentences, user) && some(sentences, intent));
}
