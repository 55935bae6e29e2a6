import BRIEF from "@/content/guide/brief.json";
import TAGS from "@/content/guide/question-tags.json";
import type { Turn } from "@/lib/ports/model";
import { KINDS } from "@/lib/reader/labels";
import { type Reading, read } from "@/lib/reader/read";
import type { AgeGroup } from "@/lib/shared/audience";
import { isGibberish } from "@/lib/shared/gibberish";
import { protestIn } from "@/lib/shared/heard/protest";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import type { AsksIndex, Near } from "./content/asks-index";
import { NO_CARD } from "./content/schema";
import { SIGNALS } from "./content/skill-schema";
import { FLOORS } from "./find-card";
import { lossesIn } from "./losses";
import { asksIndex, wordsFor } from "./material";
import { hitsIn } from "./memory/patterns";
import { wordsWantedIn } from "./recipients";
import { isTapped } from "./skills/choose-skill";
import { isDelicateTalk, type Understood } from "./turn-plan";

/**
 * Understands the newest message: the reader's view and the nearest cards. If the reader is off,
 * nothing is near, and the message counts as a statement.
 *
 * @param keepTalking the button that turns an offer down
 */
export async function understand(
  turn: Turn,
  ageGroup: AgeGroup,
  keepTalking: string,
): Promise<Understood> {
  const text = turn.lines.at(-1)?.content ?? "";
  const plain = withoutTags(text, turn.language);
  const reading = await read(endOf(plain), { audience: ageGroup });
  const { near, signals } = await nearestTo(turn, reading);
  const { concern } = turn;
  return {
    ...reading,
    ...(concern
      ? { concern: concern.level, kind: KINDS.find((kind) => kind === concern.kind) ?? "none" }
      : {}),
    text,
    losses: lossesIn(ownLines(turn).slice(-MAX_LINES).map(endOf)),
    asksAll: hitsIn(endOf(text)).asksAll,
    asks: /[?？؟]/.test(plain) ? 1 : reading.asks,
    near,
    signals,
    form: formOf(text, turn.language),
    isShort: isShort(text, turn.language),
    wordsWanted: await wordsWantedBy(turn, ageGroup),
    isBrief: isBriefWanted(text, turn.language),
    objects: protestIn(text, turn.language) === "missed",
    taps: isTapped(text, keepTalking) ? "keep_talking" : null,
  };
}

/**
 * UTF-16 units that the guide reads, from the end of the message, where the point is. The safety
 * path has read all of it.
 */
const MAX_READ = 1_200;
const endOf = (text: string): string => text.slice(-MAX_READ).toWellFormed();

/** Earlier messages that are read before words for someone are given. */
const MAX_READ_BEFORE = 5;

/**
 * The words someone asks for. Null if they told of violence, danger or a death a little earlier:
 * "I miss you" is no answer to "How do I tell him I'm leaving?" after "he hits me".
 */
async function wordsWantedBy(turn: Turn, ageGroup: AgeGroup): Promise<Understood["wordsWanted"]> {
  const own = ownLines(turn).map(endOf);
  const wanted = wordsWantedIn(own, turn.language);
  if (!wanted) return null;
  for (const line of own.slice(-1 - MAX_READ_BEFORE, -1)) {
    const { concern, topics } = await read(line, { audience: ageGroup });
    if (concern !== "none" || isDelicateTalk(topics)) return null;
  }
  return wanted;
}

/** How many of the person's latest messages we search for a death they told of. */
const MAX_LINES = 12;

const ownLines = ({ lines }: Turn): readonly string[] =>
  lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));

const tagIn = Object.fromEntries(
  SPOKEN_LANGUAGES.map((language) => {
    const tags = TAGS[language].join("|");
    return [
      language,
      new RegExp(`(?:[,،.;…，。；]|\\s[-–—])\\s*¿?\\s*(?:${tags})\\s*[?？؟]+`, "giu"),
    ];
  }),
) as Record<SpokenLanguage, RegExp>;

/** "That says it all, right?" asks nothing: a tag after a pause isn't a question. */
export const withoutTags = (text: string, language: SpokenLanguage): string =>
  text.replace(tagIn[language], ".");

/** UTF-16 units: in a longer message, "only one" belongs to a story. */
const MAX_BRIEF = 120;

/** "ONE thing for when I wake up": they want no more than that. */
const isBriefWanted = (text: string, language: SpokenLanguage): boolean =>
  text.length <= MAX_BRIEF &&
  BRIEF[language].some((words) => text.toLowerCase().normalize("NFC").includes(words));

/** Up to this many characters, a message counts as a few words. */
const FEW = { zh: 8, other: 24 } as const;

function formOf(text: string, language: SpokenLanguage): Understood["form"] {
  if (isGibberish(text) && !/\p{Extended_Pictographic}/u.test(text)) return "unreadable";
  return text.length <= (language === "zh" ? FEW.zh : FEW.other) ? "few" : "more";
}

/** Weight of the words relative to the meaning, fitted on requests. */
const OF_WORDS = 2;

type Nearest = Pick<Understood, "near" | "signals">;

async function nearestTo(turn: Turn, { vector }: Reading): Promise<Nearest> {
  const asks = vector && asksIndex();
  if (!asks) return { near: [], signals: [] };
  const whole = await nearestBy(turn, vector, asks);
  // If the whole message is plain enough, no sentence can say it better.
  const isPlain = whole.near.some(({ id, likeness }) => id !== NO_CARD && likeness >= FLOORS.sure);
  if (turn.couple || isPlain) return whole;
  const parts = await readParts(endOf(turn.lines.at(-1)?.content ?? ""), turn.language);
  const words = wordsFor(turn.language);
  const ofParts = parts.map(({ text, vector: own }) => {
    const likeness = words.likeness(text);
    const near = asks.nearest(own, turn.language).map((each) => ({
      id: each.id,
      likeness: each.likeness + OF_WORDS * (likeness.get(each.id) ?? 0) - OF_A_PART,
    }));
    // A sentence about nothing in particular says nothing about the topic of the others.
    const nothing = near.find(({ id }) => id === NO_CARD)?.likeness ?? -1;
    return near.filter((each) => each.likeness > nothing);
  });
  return { near: nearestOf([whole.near, ...ofParts]), signals: whole.signals };
}

/** How much nearer a sentence by itself has to be than the whole message. */
const OF_A_PART = 0.05;

/** The best similarity of each id, highest first. */
function nearestOf(lists: readonly (readonly Near[])[]): readonly Near[] {
  const best = new Map<string, number>();
  for (const { id, likeness } of lists.flat()) best.set(id, Math.max(likeness, best.get(id) ?? -1));
  return [...best]
    .map(([id, likeness]) => ({ id, likeness }))
    .sort((a, b) => b.likeness - a.likeness);
}

/** A sentence of a message, read by itself. */
interface Part {
  readonly text: string;
  readonly vector: Float32Array;
}

/** Limits for reading sentences on their own: the last ones of a message, and a time in ms. */
const MAX_PARTS = 4;
const MAX_PARTS_MS = 120;
/** UTF-16 units that a sentence needs to be about anything. */
const MIN_PART = { zh: 5, other: 14 } as const;

/**
 * A message may cover several things, and its point may be in a single sentence. Empty if there's
 * only one.
 */
async function readParts(text: string, language: SpokenLanguage): Promise<readonly Part[]> {
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment.trim())
    .filter(({ length }) => length >= (language === "zh" ? MIN_PART.zh : MIN_PART.other));
  if (sentences.length < 2) return [];
  const parts: Part[] = [];
  const until = performance.now() + MAX_PARTS_MS;
  for (const sentence of sentences.slice(-MAX_PARTS)) {
    if (performance.now() > until) break;
    const { vector } = await read(sentence);
    if (vector) parts.push({ text: sentence, vector });
  }
  return parts;
}

const IS_SIGNAL: ReadonlySet<string> = new Set<string>(Object.values(SIGNALS).flat());

/**
 * "What could I say to him?" refers to an earlier line, so a short message is also read together
 * with the line before it.
 */
async function nearestBy(
  { lines, language }: Turn,
  vector: Float32Array,
  asks: AsksIndex,
): Promise<Nearest> {
  const own = lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const [before, newest] = [own.at(-2), own.at(-1) ?? ""];
  const both =
    before && isShort(newest, language) ? `${before.slice(-MAX_BEFORE)}\n${newest}` : null;
  const together = both && (await read(both)).vector;
  const byMeaning = asks.nearest(together ? mixed(vector, together) : vector, language);
  const words = wordsFor(language);
  const [alone, behind] = [words.likeness(newest), both ? words.likeness(both) : null];
  const byWords = (id: string): number => {
    const own = alone.get(id) ?? 0;
    return behind ? (1 - OF_BOTH) * own + OF_BOTH * (behind.get(id) ?? 0) : own;
  };
  const weighed = (all: readonly Near[], by: (id: string) => number) =>
    all
      .map(({ id, likeness }) => ({ id, likeness: likeness + OF_WORDS * by(id) }))
      .sort((a, b) => b.likeness - a.likeness);
  // "Skip" and "you're not listening" are about the moment, not about anything said before.
  const ofMoment = together ? asks.nearest(vector, language) : byMeaning;
  const signals = ofMoment.filter(({ id }) => IS_SIGNAL.has(id));
  return {
    near: weighed(byMeaning, byWords),
    signals: weighed(signals, (id) => alone.get(id) ?? 0),
  };
}
const SHORT = { zh: 25, other: 70 } as const;
const isShort = (text: string, language: SpokenLanguage): boolean =>
  text.length <= (language === "zh" ? SHORT.zh : SHORT.other);
/** UTF-16 units of the line before. */
const MAX_BEFORE = 200;
/** Share that comes from both lines together. */
const OF_BOTH = 0.5;

function mixed(one: Float32Array, other: Float32Array): Float32Array {
  const sum = one.map((value, at) => (1 - OF_BOTH) * value + OF_BOTH * (other[at] ?? 0));
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}
