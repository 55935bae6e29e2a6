import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { MOST_LISTED } from "./constants";
import { findOwnMoodMoment, findOwnMoods } from "./repository";
import type { ListMoodInput } from "./schema";
import type { MoodEntry } from "./types";

/**
 * The caller's entries, newest first, at most 100 (API-20, API-21, contract 5).
 *
 * @throws Failure invalid when the cursor is no entry of the caller
 */
export async function listMood(
  ctx: MemberCtx,
  { limit, cursor }: ListMoodInput = { limit: MOST_LISTED },
): Promise<MoodEntry[]> {
  if (!cursor) return findOwnMoods(ctx, { limit });
  const before = await findOwnMoodMoment(ctx, cursor);
  if (!before)
    throw new Failure("invalid", "Unknown cursor", { issues: [{ path: "cursor", message: "Unknown cursor" }] });
  return findOwnMoods(ctx, { limit, before });
}
