import type { AgeGroup } from "@/lib/shared/audience";
import type { IndexedCard } from "./schema";

/** A card's words for one age group. */
export interface Worded {
  /** Acknowledges the situation; null if there's nothing to explore. */
  readonly hear: string | null;
  /** The answer itself, including what to do; empty if texts or steps stand alone. */
  readonly answer: string;
  /** Ready texts, or the steps of a plan. */
  readonly texts: readonly string[];
  readonly steps: readonly string[];
  /** Follows texts and steps: warning signs to watch for. */
  readonly after: string | null;
  /** For someone who asks again; null if there's no more. */
  readonly more: string | null;
  /** A question to continue with. */
  readonly ask: string | null;
  /** Follow-up questions. */
  readonly deeper: readonly string[];
}

const joined = (language: string, ...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(language === "zh" ? "" : " ");

/** Languages whose cards address adults as vous or आप. */
const FORMAL: ReadonlySet<string> = new Set(["fr", "hi"]);

/**
 * The card's words for an age group, or null if it has none. `language` determines how sentences
 * are joined.
 */
export function wordedFor(card: IndexedCard, ageGroup: AgeGroup, language: string): Worded | null {
  const ask = ageGroup === "child" ? null : (card.ask ?? null);
  const lists = {
    adult: { texts: card.texts, steps: card.steps },
    teen: { texts: card.teen_texts, steps: card.teen_steps },
    child: { texts: card.child_texts, steps: card.child_steps },
  }[ageGroup];
  const texts = lists.texts ?? [];
  const steps = lists.steps ?? [];
  // Teens don't get the adults' words in languages that address adults formally.
  const isForAdults = ageGroup === "adult" || (ageGroup === "teen" && !FORMAL.has(language));
  const watch = isForAdults ? card.watch : undefined;
  const deeper = (ageGroup === "child" ? card.child_deeper : card.deeper) ?? [];
  const base = { hear: null, texts, steps, after: null, more: null, ask, deeper };
  if (texts.length > 0 || steps.length > 0) {
    const told = card.warn ? { after: watch ?? null } : { more: watch ?? null };
    return { ...base, answer: isForAdults ? card.help : "", ...told };
  }
  if (card.texts || card.steps) return null;
  if (ageGroup === "child")
    return card.child ? { ...base, hear: card.child_hear ?? null, answer: card.child } : null;
  const hear = card.hear ?? null;
  const [now, later] = card.warn ? [watch, undefined] : [undefined, watch];
  const more = card.more && isForAdults ? joined(language, card.more, later) : null;
  const help = ageGroup === "teen" && card.teen ? [card.teen] : [card.help, card.now];
  return { ...base, hear, answer: joined(language, ...help, now), more };
}
