import type { SpokenLanguage } from "@/lib/shared/languages";
import { isQuestion, runsOf, sentencesOf } from "./text";
import type { Line } from "./types";

/** A clause of which so much stands in a line of the person gives that line back. */
const MIRRORED = 0.7;
/** Shorter ones share their letters with anything (Chinese needs fewer). */
const SHORTEST = { spaced: 9, zh: 4 };

/**
 * The answer without what it only gives back: quotations of the person and sentences made of their
 * words. They are neither help nor harm of the answer's own. Questions stay: a question asked with
 * the person's words is a question.
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
 * What stands before a colon or semicolon may be the answer's own, and what stands after it the
 * person's.
 */
const withoutClauses = (sentence: string, mirrors: (part: string) => boolean): string =>
  mirrors(sentence)
    ? ""
    : sentence
        .split(/(?<=[:：;；])/u)
        .filter((part) => !mirrors(part))
        .join("");
