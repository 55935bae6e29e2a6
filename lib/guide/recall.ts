import type { Turn } from "@/lib/ports/model";
import { read } from "@/lib/reader/read";
import { choose } from "./choose";
import type { Moves } from "./content/schema";

/** Lines of theirs that are looked through, the newest first. */
const MAX_LINES = 20;
const MAX_SHOWN = 3;
/** In characters: below it a line tells nothing, beyond it it's cut. */
const LENGTHS = { min: 12, max: 240 } as const;
/** Likeness from which a line is about what was asked. */
const NEAR = 0.35;

/**
 * What they told about what they ask for, in their own words: from this conversation, from the one before and from what may be remembered.
 * Null where nothing was.
 */
export async function recall(turn: Turn, words: Moves["adult"]): Promise<string | null> {
  const lines = turn.lines.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const question = lines.at(-1) ?? "";
  const told = [...lines.slice(0, -1).toReversed(), ...turn.memory, ...(turn.before ? [turn.before] : [])]
    .filter(({ length }) => length >= LENGTHS.min)
    .slice(0, MAX_LINES);
  const { vector: asked } = await read(question);
  if (!asked || told.length === 0) return null;
  const near = await Promise.all(
    told.map(async (line) => ({ line, likeness: likeness(asked, (await read(line)).vector) })),
  );
  const shown = near
    .filter((each) => each.likeness >= NEAR)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MAX_SHOWN)
    .map(({ line }) => `“${shortened(line)}”`);
  return shown.length === 0 ? null : [choose(words.recall, turn), ...shown].join("\n\n");
}

const shortened = (line: string): string =>
  line.length <= LENGTHS.max ? line : `${line.slice(0, LENGTHS.max).toWellFormed().trimEnd()}…`;

function likeness(one: Float32Array, other: Float32Array | null): number {
  return other ? one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0) : 0;
}
