import type { Turn } from "@/lib/ports/model";
import { checkGuide } from "@/lib/reader/check-guide";
import { read } from "@/lib/reader/read";
import type { AgeGroup } from "@/lib/shared/audience";
import { isDespair } from "@/lib/shared/heard/despair";
import { choose } from "./choose";
import type { Moves } from "./content/schema";
import { type Hearer, isDelicateText } from "./delicate";

/** Lines of theirs that are looked through, the newest first; each is a run of the model. */
const MAX_LINES = 20;
const MAX_SHOWN = 3;
/** Probability of a request from which a line tells nothing. */
const REQUESTS_FROM = 0.5;
/** UTF-16 units: below the least a line tells nothing, beyond the most it's cut. */
const LENGTHS = { zh: { min: 5, max: 120 }, other: { min: 12, max: 240 } } as const;
/** Likeness from which a line is about what was asked, and its least share of the likest. */
const NEAR = 0.14;
const OF_LIKEST = 0.6;
/**
 * The same for what nobody asked for, and how many of the newest things remembered are looked
 * through.
 */
const SURELY_NEAR = 0.5;
const MAX_REMEMBERED = 8;
/** On a busy machine the lines furthest back are left out after so long. */
const MAX_MS = 600;

/**
 * Finds their own words about what they ask for: in this conversation and among what may be
 * remembered. Questions aren't quoted back, and nothing that shows a danger is. Null where there's
 * nothing.
 */
export async function recall(
  turn: Turn,
  words: Moves["adult"],
  audience: AgeGroup,
): Promise<string | null> {
  const own = turn.lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const told = [...new Set([...own.slice(0, -1).toReversed(), ...turn.memory])];
  const near = await nearestLines(own.at(-1) ?? "", told, {
    language: turn.language,
    audience,
    most: MAX_LINES,
  });
  const [likest] = near;
  const shown = near
    .filter((each) => likest && each.likeness >= Math.max(NEAR, OF_LIKEST * likest.likeness))
    .slice(0, MAX_SHOWN)
    .map(({ line }) => `“${line}”`);
  return shown.length === 0 ? null : [choose(words.recall, turn), ...shown].join("\n\n");
}

/**
 * What they told at another time about what they tell now, in their own words; null where there's
 * nothing that is surely about it. Nobody asked for it, so nothing is quoted that would hurt, or
 * that others shouldn't read over their shoulder.
 */
export async function remembered(
  { memory, lines, language }: Turn,
  audience: AgeGroup,
): Promise<string | null> {
  const own = lines.flatMap(({ role, content }) => (role === "user" ? [folded(content)] : []));
  // What this conversation told is remembered as well, and is no other time.
  const earlier = memory.filter((line) => !own.some((said) => said.includes(folded(line))));
  const newest = lines.at(-1)?.content ?? "";
  const [likest] = await nearestLines(newest, earlier, {
    language,
    audience,
    most: MAX_REMEMBERED,
  });
  if (!likest || likest.likeness < SURELY_NEAR) return null;
  if (await isDelicateText(likest.line, { language, audience })) return null;
  const isFit = !isDespair(likest.line, language) && (await checkGuide(likest.line)).fault === null;
  return isFit ? likest.line : null;
}

const folded = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

interface NearLine {
  readonly line: string;
  readonly likeness: number;
}

/** UTF-16 units of a message that is compared: its end says what it comes to. */
const MAX_READ = 1_200;

/**
 * Of the first `most` lines that tell something, those that show no danger, cut to a length that
 * may be quoted, the likest first.
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
    .filter((each) => each.length >= min && !/[?？؟]/.test(each))
    .slice(0, most)) {
    if (performance.now() > until) break;
    const { vector, concern, asks: requests } = await read(line.slice(0, max), { audience });
    if (concern === "none" && requests < REQUESTS_FROM)
      near.push({ line: shortened(line, max), likeness: likeness(asked, vector) });
  }
  return near.sort((a, b) => b.likeness - a.likeness);
}

const shortened = (line: string, max: number): string =>
  line.length <= max ? line : `${line.slice(0, max).toWellFormed().trimEnd()}…`;

function likeness(one: Float32Array, other: Float32Array | null): number {
  return other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
}
