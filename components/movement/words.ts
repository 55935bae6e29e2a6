import type { PhysicalCopy } from "@/lib/features/movement/copy";

const named = (names: Readonly<Record<string, string>>, value: string): string =>
  names[value] ?? value;

/** Values that we know have a name; what a person wrote, or staff added, stands as it is. */
export const areaName = (copy: PhysicalCopy, area: string): string => named(copy.areas, area);
export const goalName = (copy: PhysicalCopy, goal: string): string => named(copy.goals, goal);
export const thingName = (copy: PhysicalCopy, thing: string): string =>
  named(copy.equipment, thing);
