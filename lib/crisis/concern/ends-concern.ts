import type { Act } from "@/lib/reader/labels";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type HeardAnswer, hear } from "../protocol/hear";

/** A message written while a concern was open. */
export interface Reply {
  readonly text: string;
  readonly language: SpokenLanguage;
  /** True if the guide's last answer contained the caring question. */
  readonly wasAsked: boolean;
  /** The act the reader assigned to the message, if the reader ran. */
  readonly act?: Act | undefined;
  /** True if it shows a danger only when read as an answer (`Finding.behind`). */
  readonly behind?: boolean;
}

const ENDS: ReadonlySet<Act> = new Set(["denial", "correction", "stop", "progress"] as const);
const ENDS_WHEN_ASKED: ReadonlySet<Act> = new Set(["no", "step_done"] as const);
/** We honor "stop asking" no matter how long the message is. */
const STOPS: ReadonlySet<string> = new Set(["leaveMe", "otherTopic"]);
/** Longer messages use these words differently: "I feel fine when I think of being gone". */
const MAX_WORDS = { joke: 8, fine: 5 } as const;
/**
 * Only a bare "no" counts: "niemand würde mich vermissen" and "no puedo más" merely start like one.
 * Longer denials are left to the reader.
 */
const MAX_NO = { words: 2, han: 4 } as const;
const MAX_WORDS_AFTER_NO = 8;

/**
 * True if the reply ends a possible concern: a denial, a correction, "stop asking", progress, or
 * "no" to the question.
 */
export function endsConcern(reply: Reply): boolean {
  const { act, wasAsked } = reply;
  if (act && (ENDS.has(act) || (wasAsked && ENDS_WHEN_ASKED.has(act)))) return true;
  // Plain words override the reader's act: the reader has taken "I was only joking" for a yes.
  return earsHearEnd(hear(reply.text, reply.language), reply);
}

function earsHearEnd(heard: HeardAnswer, { wasAsked, text }: Reply): boolean {
  const { outright, aside, feelsFine, answer, rest, words } = heard;
  if (outright || (aside && STOPS.has(aside))) return true;
  if ((aside === "joke" && words <= MAX_WORDS.joke) || (feelsFine && words <= MAX_WORDS.fine))
    return true;
  return wasAsked && answer === "no" && rest <= MAX_WORDS_AFTER_NO && beginsAlone(text);
}

/** True if the first clause is only a word or two: "No, not that", "Yes, sometimes". */
export function beginsAlone(text: string): boolean {
  const [clause = ""] = text.trim().split(/[,.;:!?\n،؛؟।，。；！？]|\s[-–—]\s/u);
  const han = clause.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 ? han <= MAX_NO.han : clause.trim().split(/\s+/u).length <= MAX_NO.words;
}

/**
 * "Yes" to a direct question states the danger outright. The reader labels many messages as a yes
 * that aren't one ("my teacher read it, too"), so its act counts only if the answer shows something
 * by itself or is short ("my stepdad").
 */
export const saysYes = (reply: Reply): boolean =>
  (reply.act === "yes" && (!reply.behind || isShort(reply.text))) ||
  (reply.act !== "no" && hear(reply.text, reply.language).answer === "yes");

/** True if an answer is too short to be about anything else. */
export const isShort = (text: string): boolean => {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 ? han <= MAX_SHORT.han : text.trim().split(/\s+/u).length <= MAX_SHORT.words;
};
const MAX_SHORT = { words: 4, han: 8 } as const;
