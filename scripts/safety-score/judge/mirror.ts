import type { SpokenLanguage } from "@/lib/shared/languages";
import { isQuestion, runsOf, sentencesOf } from "./text";
import type { Line } from "./types";

/**
 * A clause that shares at least this much with one of the person's lines counts as a repetition.
 */
const MIRRORED = 0.7;
/** Shorter clauses share letters with anything (Chinese needs fewer). */
const SHORTEST = { spaced: 9, zh: 4 };

/**
 * The answer without mere repetitions: quotations of the person and sentences made of their words,
 * which are neither help nor harm of the answer's own. Questions stay: a question in the person's
 * words is still a question.
 */
export function withoutMirror(
  text: string,
  before: readonly Line[],
  language: SpokenLanguage,
): string {
  const own = before
    .filter(({ role }) => role === "user")
    .flatMap((line) => [line.text, ...sentencesOf(line.text)]);
  const runs = own.map((line) => runsOf(line, language));
  const mirrors = (part: string) => {
    const mine = runsOf(part, language);
    if (mine.size < (language === "zh" ? SHORTEST.zh : SHORTEST.spaced)) return false;
    return runs.some(
      (theirs) => [...mine].filter((run) => theirs.has(run)).length / mine.size >= MIRRORED,
    );
  };
  const unquoted = text.replace(
    /["“«„「『]([^"”»“」』\n]{2,200})["”»“」』]/gu,
    (all, quoted: string) => (mirrors(quoted) ? "" : all),
  );
  return unquoted
    .split("\n")
    .map((paragraph) =>
      sentencesOf(paragraph)
        .map((one) => (isQuestion(one) ? one : withoutClauses(one, mirrors)))
        .join(" "),
    )
    .join("\n");
}

/**
 * The part before a colon or semicolon may be the answer's own, and the part after it the person's.
 */
const withoutClauses = (sentence: string, mirrors: (part: string) => boolean): string =>
  mirrors(sentence)
    ? ""
    : sentence
        .split(/(?<=[:：;；])/u)
        .filter((part) => !mirrors(part))
        .join("");
