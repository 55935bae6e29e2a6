import type { SpokenLanguage } from "@/lib/shared/languages";
import { clean } from "../normalise";
import { ASIDES, type Aside, BARRIERS, type Barrier, THEMES, type Theme } from "../replies/texts";
import { EARS } from "./ears/all";
import { foldAnswer } from "./ears/build";
import { OUTRIGHT } from "./ears/said-outright";
import { type Ear, SIGNALS, type Signal } from "./ears/shape";

/** What the protocol understands of an answer. Only `feeling` holds a word of the person, and it is never stored. */
export interface Heard {
  readonly answer: "yes" | "no" | "unsure" | null;
  /** "Okay": consent to a step. */
  readonly agrees: boolean;
  readonly signals: ReadonlySet<Signal>;
  readonly aside: Aside | null;
  readonly barrier: Barrier | null;
  /** "Nobody is here." */
  readonly alone: boolean;
  readonly theme: Theme | null;
  readonly feeling: string | null;
  /** Nothing but a sign, or letters that are no words. */
  readonly empty: boolean;
  /** One or two words, or letters that are no words. */
  readonly short: boolean;
  readonly words: number;
  /** Words that stand after the yes, the no or the "I don't know". */
  readonly rest: number;
  /** "I do not want to die", "I want to live": said outright, whatever was asked. */
  readonly outright: "denies" | "lives" | null;
  /** A number from 0 to 10 standing alone. */
  readonly scale: number | null;
}

/** Answers are short; what stands beyond (UTF-16 units) is read by the detector and not for a yes or a no. */
const READ = 1_500;

/** Reads an answer in the person's language and in English, which many mix in. Pure; bounded by {@link READ}. */
export function hear(text: string, language: SpokenLanguage): Heard {
  const kept = clean(text.slice(0, READ)).trim();
  const plain = foldAnswer(kept);
  const ears = language === "en" ? [EARS.en] : [EARS[language], EARS.en];
  const any = (of: (ear: Ear) => RegExp): boolean => ears.some((ear) => of(ear).test(plain));
  const own = EARS[language].own?.test(plain) ? [EARS[language]] : ears;
  const first = <Name extends string>(names: readonly Name[], of: (ear: Ear) => Readonly<Record<Name, RegExp>>) =>
    names.find((name) => any((ear) => of(ear)[name])) ?? null;
  const { answer, rest } = answerOf(plain, own);
  const digits = /^\D{0,12}\b(10|\d)\b(?:\s*(?:\/|of|von|de|sur|sobre)\s*10)?\D{0,12}$/u.exec(plain)?.[1];
  return {
    answer,
    rest,
    agrees: own.some((ear) => ear.agrees.test(plain)),
    signals: new Set(SIGNALS.filter((signal) => ears.some((ear) => tells(ear, signal, plain)))),
    aside: first(ASIDES, (ear) => ear.asides),
    barrier: first(BARRIERS, (ear) => ear.barriers),
    alone: any((ear) => ear.barriers.nobody),
    theme: first(THEMES, (ear) => ear.themes),
    feeling: feelingOf(kept, ears),
    empty: isEmpty(plain),
    short: isShort(plain),
    words: lengthOf(plain),
    outright: outrightOf(plain, language),
    scale: digits === undefined ? null : Number(digits),
  };
}

function outrightOf(text: string, language: SpokenLanguage): Heard["outright"] {
  for (const { denies, lives } of language === "en" ? [OUTRIGHT.en] : [OUTRIGHT[language], OUTRIGHT.en]) {
    if (denies.test(text)) return "denies";
    if (lives.test(text)) return "lives";
  }
  return null;
}

/** A good sign counts when it is not denied: "not any better", "nobody is here". */
function tells({ signals, denied, barriers }: Ear, signal: Signal, text: string): boolean {
  const found = signals[signal].exec(text);
  if (!found) return false;
  if (!GOOD.has(signal)) return true;
  if ((signal === "company" || signal === "have") && barriers.nobody.test(text)) return false;
  return !denied.test(text.slice(0, found.index));
}

const GOOD: ReadonlySet<Signal> = new Set(["better", "company", "called", "away", "have"]);

/** "I don't know" before "no", and "no" before "yes": "not sure", "no, I have not". */
function answerOf(text: string, ears: readonly Ear[]): Pick<Heard, "answer" | "rest"> {
  for (const answer of ["unsure", "no", "yes"] as const) {
    for (const ear of ears) {
      const found = ear[answer].exec(text);
      if (found) return { answer, rest: lengthOf(text.slice(found.index + found[0].length)) };
    }
  }
  return { answer: null, rest: 0 };
}

function feelingOf(text: string, ears: readonly Ear[]): string | null {
  for (const { feelings, denied, written } of ears) {
    const found = feelings.exec(text);
    if (found && !denied.test(text.slice(0, found.index))) return written?.(found[0]) ?? found[0];
  }
  return null;
}

const HAN = /\p{Script=Han}/gu;
const LATIN_WITHOUT_VOWEL = /^[a-z]{2,}$/;

/** Two Han characters count as a word. */
const lengthOf = (text: string): number => {
  const han = text.match(HAN)?.length ?? 0;
  return han > 0 ? Math.ceil(han / 2) : wordsOf(text).length;
};

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{M}\p{N}']+/gu) ?? [];

function isShort(text: string): boolean {
  const han = text.match(HAN)?.length ?? 0;
  return han > 0 ? han <= 3 : wordsOf(text).length <= 2 || isEmpty(text);
}

/** "...", "x", "asdfgh": nothing that could be an answer. */
function isEmpty(text: string): boolean {
  if (text.search(HAN) >= 0) return false;
  return wordsOf(text).every((word) => word.length < 3 || isKeyboard(word));
}

const isKeyboard = (word: string): boolean =>
  LATIN_WITHOUT_VOWEL.test(word) && (!/[aeiouy]/.test(word) || /asdf|qwer|hjkl|zxcv|(.)\1{3}/.test(word));
