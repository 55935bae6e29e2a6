import type { Turn } from "@/lib/ports/model";
import type { DataKey } from "@/lib/shared/sealing";
import { userSeal } from "./sealed";

export type ProfileForGuide = Pick<Turn, "culturalBackground" | "religion" | "therapyGoals">;

/** What a person told about themself for the guide, as it is stored. */
export interface ToldProfile extends ProfileForGuide {
  readonly id: string;
}

/** "Rather not say" is an answer for the form; a guide is told nothing. */
const told = (value: string | null): string | null =>
  value === "prefer_not_to_say" ? null : value;

/** What the guide may know about the person beyond the session's own facts. */
export function profileForGuide(key: DataKey, stored: ToldProfile): ProfileForGuide {
  const { culturalBackground, religion, therapyGoals } = userSeal.open(key, {
    ...stored,
    parentEmail: null,
  });
  return { culturalBackground: told(culturalBackground), religion: told(religion), therapyGoals };
}
