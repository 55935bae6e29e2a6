import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import type { Item, Step } from "@/lib/features/movement/player/types";

/** "Set 1 of 2 · 10 times · each side" */
export function amountOf(copy: PlayerCopy, item: Item, step: Step): string {
  if (step.kind === "rest") return copy.clock.rest;
  const { reps, holdTime, side } = step;
  const parts = [
    item.sets > 1 ? copy.set(step.set, item.sets) : null,
    side ? copy.sides[side] : null,
    reps === null ? null : copy.reps(reps),
    reps !== null && holdTime !== null ? copy.hold(holdTime) : null,
    item.exercise.perSide && !side ? copy.eachSide : null,
  ];
  return parts.filter(Boolean).join(" · ");
}

/** The words spoken when a step begins. */
export const promptOf = (copy: PlayerCopy, item: Item, step: Step): string =>
  step.kind === "rest"
    ? `${copy.clock.rest}.`
    : `${item.exercise.name}. ${amountOf(copy, item, step)}.`;
