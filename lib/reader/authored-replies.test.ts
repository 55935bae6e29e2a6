import { existsSync } from "node:fs";
import * as ar from "@/lib/adapters/guided/copy/ar";
import * as de from "@/lib/adapters/guided/copy/de";
import * as en from "@/lib/adapters/guided/copy/en";
import * as es from "@/lib/adapters/guided/copy/es";
import * as fr from "@/lib/adapters/guided/copy/fr";
import * as hi from "@/lib/adapters/guided/copy/hi";
import * as zh from "@/lib/adapters/guided/copy/zh";
import { splitSentences } from "@/lib/features/chat/check-output";
import { REPLACEMENTS } from "@/lib/features/chat/prompts/replacements";
import { REPLIES } from "@/lib/features/safety/replies/all";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { printFigures } from "@/tests/support/figures";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { checkGuide } from "./check-guide";

const GUIDED = { en, es, fr, de, zh, ar, hi };

/** Texts with an end; words that are only listened for have none. */
const isSpoken = (text: string): boolean => text.length > 6 && /[.!?…。？！؟।]["'”’»」』)]*$/.test(text.trim());

function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return isSpoken(value) ? [value.replaceAll(/\{\w+\}/g, "…")] : [];
  if (typeof value !== "object" || value === null || value instanceof RegExp || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsIn(part, seen));
}

const sentencesOf = (text: string): string[] => {
  const { sentences, rest } = splitSentences(text);
  return [...sentences, rest].map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
};

/** One sentence in so many is judged: all of them take minutes. */
const EACH = 6;
/** Of good sentences this share may be stopped. */
const MAX_STOPPED = 0.01;

(existsSync("models/reader/reader.onnx") ? describe : describe.skip)("the reader's judgement of our own words", () => {
  beforeAll(readerLoaded, 60_000);

  it.each(SPOKEN_LANGUAGES)(
    "CHAT-21 M8 stops hardly any of the authored replies: %s",
    async (language) => {
      const texts = textsIn([REPLIES[language], GUIDED[language], REPLACEMENTS[language]]);
      const sentences = [...new Set(texts.flatMap(sentencesOf))].filter((_, at) => at % EACH === 0);
      const stopped: string[] = [];
      for (const sentence of sentences) {
        const { fault, score } = await checkGuide(sentence);
        if (fault !== null) stopped.push(`${fault} ${score?.toFixed(3)}: ${sentence}`);
      }
      printFigures(`authored replies, ${language}`, { sentences: sentences.length, stopped: stopped.length });
      // All of them are listed where they are too many; each is either wrong or a lesson for the model.
      expect(stopped.length > sentences.length * MAX_STOPPED ? stopped : []).toEqual([]);
    },
    300_000,
  );
});
