import type { Turn } from "@/lib/ports/model";
import { type AgeGroup, ageGroupOf } from "@/lib/shared/audience";

/** The age group an answer is worded for. A child account without an age gets a child's words. */
export const ageGroupOfTurn = ({ age, audience }: Pick<Turn, "age" | "audience">): AgeGroup =>
  age === null || audience === "adult" ? audience : ageGroupOf(age);
