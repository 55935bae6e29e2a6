import type { Turn } from "@/lib/ports/model";
import { read } from "@/lib/reader/read";
import { choose } from "./choose";
import type { Moves } from "./content/schema";

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
/** On a busy machine the lines furthest back are left out after so long. */
const MAX_MS = 600;

/**
 * Finds their own words about what they ask for: in this conversation and among what may be remembered. Questions aren't quoted back, and nothing
 * that shows a danger is. Null where there's nothing.
 */
export async function recall(turn: Turn, words: Moves["adult"]): Promise<string | null> {
  const { min, max } = LENGTHS[turn.language === "zh" ? "zh" : "other"];
  const own = turn.lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const told = [...own.slice(0, -1).toReversed(), ...turn.memory]
    .filter((line) => line.length >= min && !/[?？؟]/.test(line))
    .slice(0, MAX_LINES);
  const { vector: asked } = await read(own.at(-1) ?? "");
  if (!asked) return null;
  const until = performance.now() + MAX_MS;
  const near: { readonly line: string; readonly likeness: number }[] = [];
  for (const line of told) {
    if (performance.now() > until) break;
    const { vector, concern, asks: requests } = await read(line.slice(0, max));
    if (concern === "none" && requests < REQUESTS_FROM) near.push({ line, likeness: likeness(asked, vector) });
  }
  const likest = Math.max(...near.map((each) => each.likeness));
  const shown = near
    .filter((each) => each.likeness >= Math.max(NEAR, OF_LIKEST * likest))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SHOWN)
    .map(({ line }) => `“${shortened(line, max)}”`);
  return shown.length === 0 ? null : [choose(words.recall, turn), ...shown].join("\n\n");
}

const shortened = (line: string, max: number): string =>
  line.length <= max ? line : `${line.slice(0, max).toWellFormed().trimEnd()}…`;

function likeness(one: Float32Array, other: Float32Array | null): number {
  return other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
}
