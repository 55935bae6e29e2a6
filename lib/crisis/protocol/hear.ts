import { isReliving } from "@/lib/shared/heard/remembered";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { clean } from "../clean";
import { ASIDES, type Aside, BARRIERS, type Barrier, THEMES, type Theme } from "../texts/kinds";
import { foldAnswer } from "./ears/fold-answer";
import { earOf } from "./ears/load-ear";
import { type Ear, HARMS, type Harm, SIGNALS, type Signal } from "./ears/shape";
import { isAboutOthers, isSupposed, namesAnother, speaksOfAnother } from "./ears/whose";

/** The protocol's understanding of an answer. */
export interface HeardAnswer {
  readonly answer: "yes" | "no" | "unsure" | null;
  /** "Okay": consent to a step. */
  readonly agrees: boolean;
  readonly signals: ReadonlySet<Signal>;
  readonly aside: Aside | null;
  readonly barrier: Barrier | null;
  /** "Nobody is here." */
  readonly alone: boolean;
  readonly theme: Theme | null;
  /** Nothing but punctuation, or letters that form no words. */
  readonly empty: boolean;
  /** One or two words, or letters that form no words. */
  readonly short: boolean;
  readonly words: number;
  /** Number of words after the yes, the no or the "I don't know". */
  readonly rest: number;
  /** "I do not want to die", "I want to live": said outright, in answer to any question. */
  readonly outright: "denies" | "lives" | null;
  /** A number from 0 to 10 standing alone. */
  readonly scale: number | null;
  /** The person named someone and said nothing against them. */
  readonly person: boolean;
  /** Someone lives near and can be reached, even if the person is alone. English only. */
  readonly livesNear: boolean;
  /** The named person is near, but not with them yet. */
  readonly elsewhere: boolean;
  /** At a place with a risk of falling or being struck, or away from it again. */
  readonly place: "at" | "left" | null;
  /** "near": the thoughts are close, or the person isn't safe; "far": further away, or safe. */
  readonly nearness: "near" | "far" | null;
  /** Everything in the text is done or felt by someone else. */
  readonly ofAnother: boolean;
  /** Someone else is mentioned. */
  readonly namesAnother: boolean;
  /** "I feel fine", even as a question or a hypothetical. */
  readonly feelsFine: boolean;
  /** "I have made up my mind." */
  readonly decided: boolean;
  /** The means were put aside but are still in the room. */
  readonly partly: boolean;
  /** Names a thing to die by: "The gun is right here." */
  readonly namesMeans: boolean;
  /** "Sometimes": says how often, and nothing else. */
  readonly often: boolean;
  /** "Not very": only a little of the thing asked about. */
  readonly little: boolean;
  /** A later sentence names a time: "Not today. I think of the weekend." */
  readonly later: boolean;
  /** Names a time within hours. */
  readonly today: boolean;
  /** "What should I do now": a request for help that names no time. */
  readonly asksWhat: boolean;
  /** Harm that someone did to the person; trust it only if harm by others is already known. */
  readonly harm: ReadonlySet<Harm>;
}

/**
 * Answers are short, so text past this length (UTF-16 units) goes to the detector but isn't
 * searched for a yes or a no.
 */
const READ = 1_500;

/**
 * Reads an answer in the person's language and in English, which many people mix in. Pure; bounded
 * by {@link READ}.
 */
export function hear(text: string, language: SpokenLanguage): HeardAnswer {
  const kept = clean(text.slice(0, READ)).trim();
  const plain = foldAnswer(kept);
  const ear = earOf(language);
  const english = earOf("en");
  const ears = language === "en" ? [english] : [ear, english];
  const isIn = (of: (ear: Ear) => RegExp, said = plain): boolean =>
    ears.some((one) => of(one).test(said));
  const own = ear.own?.test(plain) ? [ear] : ears;
  const first = <Name extends string>(
    names: readonly Name[],
    of: (ear: Ear) => Readonly<Record<Name, RegExp>>,
  ) => names.find((name) => isIn((one) => of(one)[name])) ?? null;
  const { answer, rest } = answerOf(plain, own);
  const digits = SCALE.exec(plain)?.[1];
  const { named, against, elsewhere } = ear.somebody;
  const person = named.test(plain) && !against.test(plain) && lengthOf(plain) <= PERSON_WORDS;
  const told = { plain, language };
  const isToday = (part: string): boolean => isIn(({ today }) => today, part);
  const asksWhat = isIn((one) => one.asksWhat);
  return {
    answer,
    rest,
    agrees: own.some(({ agrees }) => agrees.test(plain)),
    signals: new Set(
      SIGNALS.filter(
        (signal) => !(asksWhat && signal === "now") && ears.some((one) => tells(one, signal, told)),
      ),
    ),
    asksWhat,
    aside: first(ASIDES, ({ asides }) => asides),
    barrier: first(BARRIERS, (one) => barriersOf(one, language)),
    alone: isIn(({ barriers }) => barriers.nobody),
    theme: first(THEMES, ({ themes }) => themes),
    empty: isEmpty(plain),
    short: isShort(plain),
    words: lengthOf(plain),
    outright: outrightOf(plain, language),
    scale: digits === undefined ? null : Number(digits),
    person,
    livesNear: person && ear.livesNear?.test(plain) === true,
    elsewhere: elsewhere.test(plain),
    place: placeOf(told),
    nearness: nearnessOf(plain, language),
    ofAnother: speaksOfAnother(plain, language),
    namesAnother: namesAnother(plain, language),
    feelsFine: isIn(({ signals }) => signals.better),
    decided: ear.shown.decided.test(plain),
    namesMeans: isIn(({ shown }) => shown.means),
    partly: ear.shown.partly.test(plain),
    often: ear.shown.often.test(plain),
    little: ear.shown.little.test(plain),
    later: tellsLater(afterFirst(plain), own, ears) && !isToday(afterFirst(plain)),
    today: !asksWhat && isToday(plain),
    harm: new Set(HARMS.filter((harm) => isIn((one) => one.harm[harm]))),
  };
}

/**
 * These languages also use the words "hospital" and "police", and their own ears know when those
 * are no obstacle.
 */
const SHARED: ReadonlySet<SpokenLanguage> = new Set(["es", "fr", "de", "hi"] as const);
const barriersOf = (ear: Ear, language: SpokenLanguage): Ear["barriers"] =>
  ear.hospitalInEnglish && SHARED.has(language)
    ? { ...ear.barriers, hospital: ear.hospitalInEnglish }
    : ear.barriers;

/** In longer messages, people are only mentioned in passing. */
const PERSON_WORDS = 12;
/** Matches "7", "a 7", "about 7 of 10" and "7/10", but no clock times or counts of things. */
const SCALE =
  /^[\s\p{P}]*(?:(?:a|an|about|maybe|like|probably|around|vielleicht|etwa|ungefahr|eine?|quizas?|tal vez|como|un|une|peut-etre|environ|大概|也许|差不多|ربما|تقريبا|शायद|करीब)[\s\p{P}]*){0,2}(10|\d)(?:\s*(?:\/|out of|of|von|de|sur|sobre|分|من|में से)\s*(?:10|十)?)?[\s\p{P}]*$/u;

interface Told {
  readonly plain: string;
  readonly language: SpokenLanguage;
}

/**
 * Coming away outweighs having stood there; a person who says that someone else went in is still
 * outside.
 */
function placeOf({ plain, language }: Told): HeardAnswer["place"] {
  const { at, left } = earOf(language).place;
  const away = left.exec(plain);
  if (
    away &&
    !isAboutOthers(plain.slice(0, away.index), language) &&
    !isSupposed(sentenceAt(plain, away.index), language)
  )
    return "left";
  const there = at.exec(plain);
  return there && !isAboutOthers(plain.slice(0, there.index), language) ? "at" : null;
}

function nearnessOf(plain: string, language: SpokenLanguage): HeardAnswer["nearness"] {
  const { near, far } = earOf(language).nearness;
  if (near.test(plain)) return "near";
  // "Numb and far away" describes the person, not the thoughts.
  if (isReliving(plain)) return null;
  const away = far.exec(plain);
  return away && !isNegated(plain, away) ? "far" : null;
}

/** False for "No. Not now.", which names no time. */
const tellsLater = (text: string, own: readonly Ear[], ears: readonly Ear[]): boolean =>
  answerOf(text.trim(), own).answer !== "no" &&
  ears.some(({ signals }) => signals.now.test(text.replace(NOW, " ")));
/** "Same age as me now" names no time either. */
const NOW = /\b(?:right now|now|ahora(?: mismo)?|maintenant|jetzt)\b|现在|الان|अब|अभी/gu;

const afterFirst = (text: string): string => text.replace(/^[^.!?;。！？؟।]*[.!?;。！？؟।]?/u, "");

/** The sentence around an index, including its closing punctuation. */
function sentenceAt(text: string, index: number): string {
  const from = Math.max(...[...".!?;。！？؟।\n"].map((sign) => text.lastIndexOf(sign, index - 1)));
  const end = text.slice(index).search(/[.!?;。！？؟।\n]/u);
  return text.slice(from + 1, end < 0 ? undefined : index + end + 1);
}

/**
 * True if the same clause negates the words, before or inside them: "They never went away", "I no
 * longer want to live".
 */
function isNegated(text: string, found: RegExpExecArray): boolean {
  const clause = text.slice(0, found.index + found[0].length + NEXT).split(/[.,;:!?\n،。，！？।]/u);
  const before = text.slice(0, found.index).split(/[.,;:!?\n،。，！？।]/u).length - 1;
  return NO.test(clause[before] ?? "");
}
/** Hindi and German put their "no" up to this many characters after the words. */
const NEXT = 8;
const NO =
  /\b(?:not|never|no longer|don'?t|doesn'?t|didn'?t|aren'?t|isn'?t|hardly|ya no|no se han|no se ha|nunca|jamais|plus|pas|nie|nicht|nahi|nahin)\b|n't\b|没|不(?!错)|لم|لا |ليس|नहीं|नही/u;
/** Matches the lead-in of "I don't know if I want to live". */
const IS_ASKED = /\b(?:if|whether|si|ob)\s+(?:i|ich|je)?\s*$/u;

function outrightOf(text: string, language: SpokenLanguage): HeardAnswer["outright"] {
  const ears = language === "en" ? [earOf("en")] : [earOf(language), earOf("en")];
  for (const { denies, lives } of ears.map(({ outright }) => outright)) {
    if (denies.test(text)) return "denies";
    const found = lives.exec(text);
    if (found && !isNegated(text, found) && !IS_ASKED.test(text.slice(0, found.index)))
      return "lives";
  }
  return null;
}

/**
 * A good sign counts only if it isn't denied, asked about or hypothetical: "not any better", "would
 * come if I called".
 */
function tells(
  { signals, denied, barriers }: Ear,
  signal: Signal,
  { plain: text, language }: Told,
): boolean {
  const found = signals[signal].exec(text);
  if (!found) return false;
  if (!GOOD.has(signal)) return true;
  const sentence = sentenceAt(text, found.index);
  if (/[?？؟]$/u.test(sentence) || isSupposed(sentence, language)) return false;
  if ((signal === "company" || signal === "have") && barriers.nobody.test(text)) return false;
  return !denied.test(text.slice(0, found.index));
}

const GOOD: ReadonlySet<Signal> = new Set(["better", "company", "called", "away", "have"]);

/** Looks for "I don't know" before "no", and "no" before "yes": "not sure", "no, I have not". */
function answerOf(text: string, ears: readonly Ear[]): Pick<HeardAnswer, "answer" | "rest"> {
  for (const answer of ["unsure", "no", "yes"] as const) {
    for (const ear of ears) {
      const found = ear[answer].exec(text);
      if (found) return { answer, rest: lengthOf(text.slice(found.index + found[0].length)) };
    }
  }
  return { answer: null, rest: 0 };
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
  LATIN_WITHOUT_VOWEL.test(word) &&
  (!/[aeiouy]/.test(word) || /asdf|qwer|hjkl|zxcv|(.)\1{3}/.test(word));
