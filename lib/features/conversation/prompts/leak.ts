import { traumaInstructions } from "@/lib/features/conversation/trauma/prompts/work-prompt";
import { onePerProcess } from "@/lib/reader/one-per-process";
import { AUDIENCES } from "@/lib/shared/audience";
import { instructions, named, voiceFor } from "./instructions";
import { outputRules } from "./output-rules";

/** This many consecutive words from our instructions are no coincidence. */
const RUN = 6;
/**
 * The same in letters, for words that are spaced out, spelled in pieces or spread over several
 * sentences.
 */
const LETTERS = 32;
/**
 * How much of a sentence's end carries over to the next, in base64 letters: more than `LETTERS`
 * bytes.
 */
const CARRIED = 56;

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const lettersOf = (text: string): string => wordsOf(text).join("");

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(" "));
}

const piecesOf = (letters: string): string[] =>
  Array.from({ length: Math.max(0, letters.length - LETTERS + 1) }, (_, at) =>
    letters.slice(at, at + LETTERS),
  );

/** Our instructions, cut at what a good answer may say and at what is filled in. */
function unspeakable(): string[] {
  const { about, boundaries, caring, format, sayable } = instructions();
  const trauma = traumaInstructions();
  const speech = [
    ...sayable.flatMap((phrase) => AUDIENCES.map((audience) => named(phrase, audience))),
    ...trauma.sayable,
  ];
  return [
    ...AUDIENCES.map((audience) => voiceFor(audience).join("\n")),
    about.belonging,
    ...boundaries.rules,
    ...format.lines.flatMap((line) => line.split(/\{\w+\}/)),
    ...caring,
    ...trauma.always,
    ...Object.values(trauma.depths).flat(),
    ...Object.values(trauma.approaches),
  ].flatMap((text) =>
    speech.reduce((parts, phrase) => parts.flatMap((part) => part.split(phrase)), [text]),
  );
}

const ours = onePerProcess("prompt-leaks", () => {
  const { before, memory } = instructions().about;
  const texts = unspeakable();
  // "You are …": a guide introduces itself in the first person, so these openings give the prompt
  // away. Only the beginning counts, because the rest may be said.
  const openings = AUDIENCES.map((audience) => voiceFor(audience)[0] ?? "");
  return {
    runs: new Set([
      ...texts.flatMap(runsOf),
      ...openings.flatMap((opening) => runsOf(opening).slice(0, 1)),
    ]),
    // The person's own words follow these two labels. The guide may repeat those words, but a label
    // next to them gives away a recital; the labels are long and odd enough to tell from speech.
    pieces: new Set([
      ...[...texts, before, memory].flatMap((text) => piecesOf(lettersOf(text))),
      ...openings.flatMap((opening) => piecesOf(lettersOf(opening)).slice(0, 1)),
    ]),
  };
});

/**
 * Checks an answer, sentence by sentence, for leaks of the model's prompt (contract 5: no prompt in
 * any answer). Covers our own instructions and those of this turn's approaches, also in capitals,
 * spaced out, backwards, in base64 or cut over several sentences, and announcements of them in the
 * seven languages. It doesn't catch a free translation or paraphrase: the instructions hold no
 * secret and nothing about any other person.
 */
export function createLeakCheck(approachPrompts: readonly string[]): (sentence: string) => boolean {
  const runs = new Set(approachPrompts.flatMap(runsOf));
  const pieces = new Set(approachPrompts.flatMap((prompt) => piecesOf(lettersOf(prompt))));
  const known = (letters: string) =>
    piecesOf(letters).some((piece) => ours().pieces.has(piece) || pieces.has(piece));
  let plainEnd = "";
  let codedEnd = "";
  return (sentence) => {
    const plain = plainEnd + lettersOf(sentence);
    const coded = codedEnd + sentence.replace(/[^A-Za-z0-9+/]/g, "");
    plainEnd = plain.slice(1 - LETTERS);
    codedEnd = coded.slice(-CARRIED);
    return (
      outputRules().recital.test(sentence) ||
      runsOf(sentence).some((run) => ours().runs.has(run) || runs.has(run)) ||
      known(plain) ||
      known([...plain].reverse().join("")) ||
      decoded(coded).some((text) => known(lettersOf(text))) ||
      isCoded(sentence)
    );
  };
}

/** A long word that keeps switching from lower to upper case isn't a word in any language. */
const isCoded = (sentence: string): boolean =>
  (sentence.match(/[A-Za-z0-9+/=_-]{24,}/g) ?? []).some(
    (word) => (word.match(/[a-z][A-Z]/g) ?? []).length > 2,
  );

/**
 * Base64 decodes in groups of four letters, so one of the four offsets decodes text that follows
 * other words.
 */
const decoded = (letters: string): string[] =>
  [0, 1, 2, 3].map((from) => Buffer.from(letters.slice(from), "base64").toString("utf8"));
