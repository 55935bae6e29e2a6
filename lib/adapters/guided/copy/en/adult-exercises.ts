import type { Exercise } from "../shape";
import { adultCalming } from "./exercises/adult-calming";
import { adultChange } from "./exercises/adult-change";
import { adultKnowing } from "./exercises/adult-knowing";
import { adultRelating } from "./exercises/adult-relating";
import { adultSkills } from "./exercises/adult-skills";
import { adultThoughts } from "./exercises/adult-thoughts";

/** At least one for each of the twelve approaches; where each comes from stands in its own file. */
export const adultExercises: readonly Exercise[] = [
  ...adultThoughts,
  ...adultCalming,
  ...adultSkills,
  ...adultChange,
  ...adultRelating,
  ...adultKnowing,
];
