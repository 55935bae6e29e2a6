import type { findAllTypes } from "./repository";
import type { TypeContent } from "./schema";
import type { StaffTherapyType } from "./types";

export type StoredType = Awaited<ReturnType<typeof findAllTypes>>[number];

interface Changer {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** A staff member's name, or their email address if they have none. */
export const nameOf = (staff: Changer | null): string | null =>
  staff && ([staff.firstName, staff.lastName].filter(Boolean).join(" ") || staff.email);

export function staffView({
  versions: [last],
  createdAt: _since,
  ...type
}: StoredType): StaffTherapyType {
  return {
    ...type,
    version: last?.version ?? 1,
    changedBy: nameOf(last?.changedBy ?? null),
    changedAt: last?.createdAt ?? null,
  };
}

/** The parts of a type that a version keeps. */
export const contentOf = (type: StoredType): TypeContent => ({
  name: type.name,
  description: type.description,
  techniques: type.techniques,
  conditions: type.conditions,
  ageGroups: type.ageGroups,
  isActive: type.isActive,
  systemPrompt: type.systemPrompt,
});
