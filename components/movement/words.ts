import type { PhysicalCopy } from "@/lib/features/movement/copy";

const named = (names: Readonly<Record<string, string>>, value: string): string =>
  names[value] ?? value;

/** Names the values we know; text from a person, or values added by staff, show unchanged. */
export const areaName = (copy: PhysicalCopy, area: string): string => named(copy.areas, area);
export const goalName = (copy: PhysicalCopy, goal: string): string => named(copy.goals, goal);
export const equipmentName = (copy: PhysicalCopy, thing: string): string =>
  named(copy.equipment, thing);
