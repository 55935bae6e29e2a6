import type { MemberCtx } from "@/lib/ports/context";
import type { Beside } from "@/lib/ports/db";
import { Failure } from "@/lib/shared/failure";
import { MAX_LISTED } from "./constants";
import {
  findOwnMoodMoment,
  findOwnMoods,
  newestMoods,
  openedMoods,
  type StoredMood,
} from "./repository";
import type { ListMoodInput } from "./schema";
import type { MoodEntry } from "./types";

/**
 * What is read for it in one statement with who asks: all of it, unless it goes on from an entry.
 */
export const moodsBeside = ({ limit, cursor }: ListMoodInput): Beside | undefined =>
  cursor ? undefined : newestMoods(limit);

/** The caller's entries of that statement, newest first. */
export async function listMoodBeside(
  ctx: MemberCtx,
  input: ListMoodInput,
  beside: unknown,
): Promise<MoodEntry[]> {
  return input.cursor
    ? listMood(ctx, input)
    : openedMoods(ctx, (beside as readonly StoredMood[] | null) ?? []);
}

/**
 * The caller's entries, newest first, at most 100 (API-20, API-21, contract 5).
 *
 * @throws Failure invalid when the cursor is no entry of the caller
 */
export async function listMood(
  ctx: MemberCtx,
  { limit, cursor }: ListMoodInput = { limit: MAX_LISTED },
): Promise<MoodEntry[]> {
  if (!cursor) return findOwnMoods(ctx, { limit });
  const before = await findOwnMoodMoment(ctx, cursor);
  if (!before)
    throw new Failure("invalid", "Unknown cursor", {
      issues: [{ path: "cursor", message: "Unknown cursor" }],
    });
  return findOwnMoods(ctx, { limit, before });
}
