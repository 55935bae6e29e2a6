import { readApproachPrompts } from "@/lib/features/therapy-types/read-approach-prompts";
import type { MemberCtx } from "@/lib/ports/context";
import type { Turn } from "@/lib/ports/model";
import { readOwnProfile } from "./profile-repository";

export type ProfileForGuide = Pick<Turn, "culturalBackground" | "religion" | "therapyGoals" | "approaches">;

/** "Rather not say" is an answer for the form; a guide is told nothing. */
const told = (value: string | null): string | null => (value === "prefer_not_to_say" ? null : value);

/** What the guide may know about the person beyond the session's own facts; at most two queries. */
export async function readProfileForGuide(ctx: MemberCtx): Promise<ProfileForGuide> {
  const { culturalBackground, religion, therapyGoals, preferredTherapyTypes } = await readOwnProfile(ctx);
  return {
    culturalBackground: told(culturalBackground),
    religion: told(religion),
    therapyGoals,
    approaches: await readApproachPrompts(ctx, { ids: preferredTherapyTypes, age: ctx.actor.user.age }),
  };
}
