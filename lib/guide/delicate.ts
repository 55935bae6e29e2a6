import { checkGuide } from "@/lib/reader/check-guide";
import { read } from "@/lib/reader/read";
import type { AgeGroup } from "@/lib/shared/audience";
import { isDespair } from "@/lib/shared/heard/despair";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { asksIndex, entries } from "./material";
import { isDelicate, isDelicateTalk } from "./turn-plan";

/** The reader of a quote. */
export interface Hearer {
  readonly language: SpokenLanguage;
  readonly audience: AgeGroup;
}

/** Minimum similarity of meaning for a text to be about a card. */
const ABOUT = 0.5;

/**
 * True if a text shows a danger, or is about something that others shouldn't read over the person's
 * shoulder. Also true while the reader is off, since nothing can be ruled out.
 */
async function isDelicateText(text: string, { language, audience }: Hearer): Promise<boolean> {
  const { concern, topics, vector } = await read(text, { audience });
  if (!vector || concern !== "none" || isDelicateTalk(topics)) return true;
  const [nearest] = asksIndex()?.nearest(vector, language) ?? [];
  return nearest !== undefined && nearest.likeness >= ABOUT && isDelicate(nearest.id, entries());
}

/** Checks each quote in a text, or all of it if it has none. */
export async function quotesDelicately(text: string, hearer: Hearer): Promise<boolean> {
  const quoted = [...text.matchAll(/[“«„]\s*([^“”«»„]+?)\s*[“”»]/g)].map(([, words = ""]) => words);
  for (const words of quoted.length > 0 ? quoted : [text])
    if (await isDelicateText(words, hearer)) return true;
  return false;
}

/** True if the guide may quote a sentence unasked: nothing in it hurts, or is unfit to be said. */
export async function mayBeQuoted(line: string, hearer: Hearer): Promise<boolean> {
  if (await isDelicateText(line, hearer)) return false;
  return !isDespair(line, hearer.language) && (await checkGuide(line)).fault === null;
}
