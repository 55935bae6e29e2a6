import type { TraumaApproach, TraumaDepth } from "@/lib/ports/model";
import type { Topic } from "@/lib/reader/labels";
import type { SkillEntry, SkillWords } from "../content/skill-schema";
import type { Approach } from "./approaches";

interface SkillStep {
  readonly slot: string;
  readonly lead: string | null;
  readonly ask: string;
  readonly hint: string;
  /** The label of the answer on the sheet; null if it isn't kept. */
  readonly label: string | null;
  readonly isScale: boolean;
  readonly isSeeded: boolean;
}

/** An exercise of several questions, as one age group gets it. */
export interface Skill extends Pick<SkillWords, "title" | "offer" | "why" | "begin" | "close"> {
  readonly id: string;
  readonly approach: Approach;
  readonly fits: readonly Topic[];
  readonly steps: readonly SkillStep[];
  readonly shift: SkillWords["shift"] | null;
  /** Null outside trauma work. */
  readonly trauma: {
    readonly from: TraumaDepth;
    readonly approaches: readonly TraumaApproach[] | null;
    readonly kinds: readonly string[] | null;
  } | null;
}

/** @throws Error if the words lack a step of the index, or a label that the sheet needs */
export function skillOf(
  id: string,
  entry: SkillEntry,
  words: SkillWords,
  isForChild: boolean,
): Skill {
  const { approach, fits, trauma } = entry;
  const planned = Object.entries((isForChild ? entry.child : entry.steps) ?? {});
  const extra = Object.keys(words.steps).filter(
    (slot) => !planned.some(([known]) => known === slot),
  );
  if (extra.length > 0)
    throw new Error(`${id} has steps that the index doesn't: ${extra.join(", ")}`);
  const steps = planned.map(([slot, { scale, keep, seed }]) => {
    const found = words.steps[slot];
    if (!found) throw new Error(`${id} lacks the step ${slot}`);
    if (keep && !found.label) throw new Error(`${id} lacks the label of ${slot}`);
    const { lead = null, ask, hint, label = null } = found;
    return { slot, lead, ask, hint, label: keep ? label : null, isScale: scale, isSeeded: seed };
  });
  const { title, offer, why, begin, close, shift = null } = words;
  if (shift === null && steps.filter(({ isScale }) => isScale).length === 2)
    throw new Error(`${id} lacks its shift`);
  return {
    ...{ id, title, offer, why, begin, close, shift, approach, fits, steps },
    trauma: trauma
      ? { from: trauma.from, approaches: trauma.approaches ?? null, kinds: trauma.kinds ?? null }
      : null,
  };
}
