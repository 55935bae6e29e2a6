import type { Turn } from "@/lib/ports/model";
import { type AgeGroup, ageGroupOf } from "@/lib/shared/audience";

/** For whom an answer is worded. A child account without an age is worded for a child. */
export const ageGroupOfTurn = ({ age, audience }: Pick<Turn, "age" | "audience">): AgeGroup =>
  age === null || audience === "adult" ? audience : ageGroupOf(age);
