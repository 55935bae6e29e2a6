import type { Turn } from "@/lib/ports/model";
import type { Act } from "@/lib/reader/labels";
import { read } from "@/lib/reader/read";
import type { AgeGroup } from "@/lib/shared/audience";
import { isDespair } from "@/lib/shared/heard/despair";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { choose } from "./choose";
import { NO_CARD } from "./content/schema";
import { type Hearer, mayBeQuoted } from "./delicate";
import { lossesIn } from "./losses";
import { asksIndex, entries } from "./material";
import { memoryKindOf } from "./memory/kind-of";
import { headed } from "./memory/say-memory";
import type { MemoryKind } from "./memory/types";
import type { Speaking } from "./speaking";
import { isDelicateTalk } from "./turn-plan";

/** How many of their lines to search, newest first; each costs a run of the model. */
const MAX_LINES = 20;
const MAX_SHOWN = 3;
/** Probability of being a request from which a line isn't worth quoting. */
const REQUESTS_FROM = 0.5;
/** UTF-16 units: shorter lines say nothing, longer ones are cut. */
const LENGTHS = { zh: { min: 5, max: 120 }, other: { min: 12, max: 240 } } as const;
/**
 * Minimum similarity for a line to be about the request, and its minimum share of the best one's.
 */
const NEAR = 0.14;
const OF_LIKEST = 0.6;
/** The minimum similarity for unrequested quotes, and how many of the newest memories to search. */
const SURELY_NEAR = 0.5;
const MAX_REMEMBERED = 8;
/** How many of their latest messages may hold nothing delicate before we quote. */
const MAX_RECENT = 8;
/** Past this limit, a busy machine skips the remaining, oldest lines. */
const MAX_MS = 600;

/**
 * Finds their own words on the requested topic, in this conversation and in memory. Never quotes
 * questions or anything that shows a danger. Null if there's nothing.
 */
export async function recall(speaking: Speaking): Promise<string | null> {
  const { turn, ageGroup: audience, content } = speaking;
  const own = turn.lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const told = [
    ...new Set([...own.slice(0, -1).toReversed(), ...turn.memory.map(({ said }) => said)]),
  ];
  const near = await nearestLines(own.at(-1) ?? "", told, {
    language: turn.language,
    audience,
    most: MAX_LINES,
  });
  const [likest] = near;
  const shown = near
    .filter((each) => likest && each.likeness >= Math.max(NEAR, OF_LIKEST * likest.likeness))
    .slice(0, MAX_SHOWN)
    .map(({ line }) => line);
  if (shown.length === 0) return null;
  const isOfOneKind = new Set(shown.map(memoryKindOf)).size === 1;
  const quotes = isOfOneKind ? shown.map((line) => `“${line}”`) : headed(shown, speaking);
  return [choose(content.moves[audience].recall, turn), ...quotes].join("\n\n");
}

/**
 * Finds an earlier statement, in their own words, that's surely about the current topic; null if
 * there is none. It wasn't requested, so it quotes nothing that would hurt or that others shouldn't
 * read over their shoulder.
 */
export async function remembered(
  { memory, lines, language }: Turn,
  audience: AgeGroup,
): Promise<string | null> {
  const told = lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  // "My grandma lives with us" isn't quoted to someone whose grandma died.
  if (lossesIn(told).size > 0) return null;
  const until = performance.now() + MAX_MS;
  for (const line of told.slice(-MAX_RECENT).toReversed()) {
    const { topics } = await read(line, { audience });
    if (isDelicateTalk(topics) || performance.now() > until) return null;
  }
  // Memory includes this conversation, which isn't another time.
  const own = told.map(folded);
  const earlier = memory
    .map(({ said }) => said)
    .filter((line) => isQuotable(memoryKindOf(line), audience))
    .filter((line) => !own.some((said) => said.includes(folded(line))));
  const newest = lines.at(-1)?.content ?? "";
  const [likest] = await nearestLines(newest, earlier, {
    language,
    audience,
    most: MAX_REMEMBERED,
  });
  if (!likest || likest.likeness < SURELY_NEAR) return null;
  return (await mayBeQuoted(likest.line, { language, audience })) ? likest.line : null;
}

/** A child may have told of someone who isn't safe to be brought up. */
const isQuotable = (kind: MemoryKind | null, audience: AgeGroup): boolean =>
  kind !== "event" && (audience === "adult" || kind !== "person");

const folded = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

interface NearLine {
  readonly line: string;
  readonly likeness: number;
}

/** UTF-16 units of a message to compare, taken from its end, where the point is. */
const MAX_READ = 1_200;

/**
 * Searches the first `most` lines that say something and returns those that show no danger, cut to
 * a quotable length, most similar first.
 */
async function nearestLines(
  text: string,
  lines: readonly string[],
  { language, audience, most }: Hearer & { readonly most: number },
): Promise<readonly NearLine[]> {
  const { min, max } = LENGTHS[language === "zh" ? "zh" : "other"];
  const until = performance.now() + MAX_MS;
  const { vector: asked } = await read(text.slice(-MAX_READ).toWellFormed());
  if (!asked) return [];
  const near: NearLine[] = [];
  for (const line of lines
    .flatMap((each) => statedIn(each, language))
    .filter((each) => each.length >= min)
    .slice(0, most)) {
    if (performance.now() > until) break;
    const { vector, concern, asks: requests } = await read(line.slice(0, max), { audience });
    if (concern === "none" && requests < REQUESTS_FROM)
      near.push({ line: shortened(line, max), likeness: likeness(asked, vector) });
  }
  return near.sort((a, b) => b.likeness - a.likeness);
}

/** UTF-16 units up to which what a message states is quoted as a whole. */
const MAX_WHOLE = { zh: 60, other: 120 } as const;

/** What a message tells, without its questions: all of it, or each sentence of a long one. */
function statedIn(line: string, language: SpokenLanguage): readonly string[] {
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(line)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== "" && !/[?？؟]/.test(sentence));
  const whole = sentences.join(language === "zh" ? "" : " ");
  return whole.length <= MAX_WHOLE[language === "zh" ? "zh" : "other"] ? [whole] : sentences;
}

/** Acts that say nothing about their life. */
const ABOUT_NOW: ReadonlySet<Act> = new Set([
  ...(["yes", "no", "unsure", "denial", "correction", "stop"] as const),
  ...(["thanks", "goodbye", "small_talk", "about_guide"] as const),
]);
/** The most sentences in a summary, and how alike two of them may be. */
const MAX_RETOLD = 4;
const MAX_ALIKE = 0.5;

/**
 * What they told in this conversation, in their own words: the longest sentences that differ from
 * each other, in order, without any that shows a danger.
 */
export async function retold({ turn, ageGroup }: Speaking): Promise<readonly string[]> {
  const { lines, language } = turn;
  const { min, max } = LENGTHS[language === "zh" ? "zh" : "other"];
  const until = performance.now() + MAX_MS;
  const told = lines
    .flatMap(({ role, content }) => (role === "user" ? [content] : []))
    .slice(0, -1)
    .flatMap((line) => statedIn(line, language))
    .filter((line) => line.length >= 2 * min);
  const longest = told.toSorted((one, other) => other.length - one.length).slice(0, MAX_LINES);
  const shown: { readonly line: string; readonly vector: Float32Array }[] = [];
  for (const line of longest) {
    if (shown.length >= MAX_RETOLD || performance.now() > until) break;
    const { vector, concern, asks, act } = await read(line.slice(0, max), { audience: ageGroup });
    const isTelling = concern === "none" && asks < REQUESTS_FROM && !ABOUT_NOW.has(act);
    // People don't always write in the language of their account.
    const isDark = SPOKEN_LANGUAGES.some((each) => isDespair(line, each));
    if (!vector || !isTelling || isDark || isAboutGuide(vector, language)) continue;
    if (!(await mayBeQuoted(line, { language, audience: ageGroup }))) continue;
    if (shown.every((each) => likeness(vector, each.vector) < MAX_ALIKE))
      shown.push({ line, vector });
  }
  return told
    .filter((line) => shown.some((each) => each.line === line))
    .map((line) => shortened(line, max));
}

/** "You misunderstood me": about the conversation, not about their life. */
function isAboutGuide(vector: Float32Array, language: SpokenLanguage): boolean {
  const [nearest] = asksIndex()?.nearest(vector, language) ?? [];
  const isKnown = nearest !== undefined && nearest.likeness >= MIN_ABOUT_GUIDE;
  return isKnown && entries().get(nearest.id)?.kind !== "situation" && nearest.id !== NO_CARD;
}
const MIN_ABOUT_GUIDE = 0.5;

const shortened = (line: string, max: number): string =>
  line.length <= max ? line : `${line.slice(0, max).toWellFormed().trimEnd()}…`;

function likeness(one: Float32Array, other: Float32Array | null): number {
  return other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
}
