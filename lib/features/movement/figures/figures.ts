import { BALANCE } from "./balance";
import { CARDIO } from "./cardio";
import { FLEXIBILITY } from "./flexibility";
import { REHABILITATION } from "./rehabilitation";
import { STRENGTH } from "./strength";
import type { Figure } from "./types";

const FIGURES: Readonly<Record<string, Figure>> = {
  ...STRENGTH,
  ...FLEXIBILITY,
  ...BALANCE,
  ...CARDIO,
  ...REHABILITATION,
};

/** An exercise's figure, by its slug. */
export const figureOf = (slug: string): Figure | undefined =>
  Object.hasOwn(FIGURES, slug) ? FIGURES[slug] : undefined;

export const FIGURE_SLUGS: readonly string[] = Object.keys(FIGURES);
