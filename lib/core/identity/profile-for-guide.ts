import type { Turn } from "@/lib/ports/model";
import type { DataKey } from "@/lib/shared/sealing";
import { userSeal } from "./sealed";

export type ProfileForGuide = Pick<Turn, "culturalBackground" | "religion" | "therapyGoals">;

/** The profile a person filled in for the guide, as stored. */
export interface StoredGuideProfile extends ProfileForGuide {
  readonly id: string;
}

/** "Rather not say" is a valid answer in the form, but the guide gets nothing. */
const told = (value: string | null): string | null =>
  value === "prefer_not_to_say" ? null : value;

/** The facts the guide may know about the person, beyond those in the session. */
export function profileForGuide(key: DataKey, stored: StoredGuideProfile): ProfileForGuide {
  const { culturalBackground, religion, therapyGoals } = userSeal.open(key, {
    ...stored,
    parentEmail: null,
  });
  return { culturalBackground: told(culturalBackground), religion: told(religion), therapyGoals };
}
