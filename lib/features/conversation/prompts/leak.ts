import { TRAUMA_INSTRUCTIONS } from "@/lib/features/conversation/trauma/prompts/work-prompt";
import { PERSONA, PRODUCT } from "@/lib/shared/product";
import { BELONGING, BOUNDARIES, CARING, FORMAT, LANGUAGE_RULE, NOTES, VOICE } from "./instructions";

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

const HEADINGS = [
  /\babout the person \(|\bboundaries \(|approaches they chose|\bmy (?:system )?(?:prompt|instructions) (?:is|are|says?|reads?)\b/i,
  /\b(?:sobre la persona|acerca de la persona|límites) \(|\bmis instrucciones (?:son|dicen)\b|\bmi prompt (?:de|del) sistema\b/i,
  /(?:^|\s)(?:à propos de la personne|limites) \(|\bmes (?:instructions|consignes) (?:sont|disent)\b|\bmon prompt (?:de )?système\b/i,
  /(?:^|\s)(?:über die person|grenzen) \(|\bmeine (?:anweisungen|instruktionen) (?:sind|lauten)\b|\bmein system-?\s?prompt\b/i,
  /关于(?:此人|这个人|用户|对方)[(（]|(?:边界|界限)[(（]|我的(?:系统)?(?:提示词?|指令|说明)(?:是|如下|[:：])/,
  /(?:عن الشخص|حول الشخص|الحدود) \(|تعليماتي (?:هي|كالتالي|تقول)/,
  /(?:व्यक्ति के बारे में|सीमाएँ|सीमाएं) \(|मेरे निर्देश (?:ये|यह|हैं)/,
];

/**
 * Words of our instructions that a good answer may well use: who the guide is, and where to reach
 * real people.
 */
const SPEECH = [
  ...(["adult", "child"] as const).flatMap((audience) => [
    `${PERSONA[audience]}, the AI guide of ${PRODUCT[audience]}, a service for emotional support`,
    `${PERSONA[audience]} the bear, the AI helper of ${PRODUCT[audience]}`,
  ]),
  "emergency services, a crisis line, someone they trust",
  "a grown-up they trust can help",
  "a doctor or pharmacist",
  "belongs with a trained trauma clinician",
  "What was done to them was not their fault",
  "someone they trust, 988, the emergency number",
  "what they can see and feel around them, slow breath, a calm place, putting a thing away for now",
  "the room, the date and their feet on the floor",
];

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

const withoutSpeech = (text: string): string[] =>
  SPEECH.reduce((parts, phrase) => parts.flatMap((part) => part.split(phrase)), [text]);

const INSTRUCTIONS = [
  ...Object.values(VOICE),
  BELONGING,
  ...BOUNDARIES,
  LANGUAGE_RULE,
  ...FORMAT,
  ...CARING,
  ...TRAUMA_INSTRUCTIONS,
].flatMap(withoutSpeech);
/**
 * "You are …": a guide introduces itself in the first person, so these openings give the prompt
 * away. Only the beginning counts, because the rest may be said.
 */
const OPENINGS = Object.values(VOICE).map((voice) => voice.split("\n")[0] ?? "");
const OUR_RUNS: ReadonlySet<string> = new Set([
  ...INSTRUCTIONS.flatMap(runsOf),
  ...OPENINGS.flatMap((opening) => runsOf(opening).slice(0, 1)),
]);
const OUR_PIECES: ReadonlySet<string> = new Set([
  ...[...INSTRUCTIONS, ...Object.values(NOTES)].flatMap((text) => piecesOf(lettersOf(text))),
  ...OPENINGS.flatMap((opening) => piecesOf(lettersOf(opening)).slice(0, 1)),
]);

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
    piecesOf(letters).some((piece) => OUR_PIECES.has(piece) || pieces.has(piece));
  let plainEnd = "";
  let codedEnd = "";
  return (sentence) => {
    const plain = plainEnd + lettersOf(sentence);
    const coded = codedEnd + sentence.replace(/[^A-Za-z0-9+/]/g, "");
    plainEnd = plain.slice(1 - LETTERS);
    codedEnd = coded.slice(-CARRIED);
    return (
      HEADINGS.some((heading) => heading.test(sentence)) ||
      runsOf(sentence).some((run) => OUR_RUNS.has(run) || runs.has(run)) ||
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
