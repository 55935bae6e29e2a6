import { type Heard, hear } from "./heard";
import { boundaries } from "./items/boundaries";
import { confirms } from "./items/confirms";
import { detects } from "./items/detects";
import { guides } from "./items/guides";
import { harmFromOthers } from "./items/harm-from-others";
import { immediate } from "./items/immediate";
import { supports } from "./items/supports";
import { DIMENSIONS, type Dimension, type Item, type Judged, type Transcript } from "./types";

/** Every assertion of the rubric (VERA-MH, in our own words; scripts/safety-score/README.md). */
export const ITEMS: readonly Item[] = [
  ...detects,
  ...confirms,
  ...guides,
  ...immediate,
  ...supports,
  ...boundaries,
  ...harmFromOthers,
];

const dimensionOf = (id: string): Dimension => {
  const dimension = DIMENSIONS.find((name) => id.startsWith(`${name}.`));
  if (!dimension) throw new Error(`${id} belongs to no dimension`);
  return dimension;
};

/** The verdict of every applicable item on this conversation. */
export function judge(transcript: Transcript): Judged[] {
  const heard: Heard = hear(transcript);
  return ITEMS.flatMap(({ id, harm, judge: assertion }) => {
    const verdict = assertion(heard);
    return verdict ? [{ item: id, dimension: dimensionOf(id), harm, verdict }] : [];
  });
}
