import type { MemberCtx } from "@/lib/ports/context";
import type { ExtraRead } from "@/lib/ports/db";
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
 * Reads the first page in the statement that authenticates the caller; later pages aren't read
 * here.
 */
export const moodsExtraRead = ({ limit, cursor }: ListMoodInput): ExtraRead | undefined =>
  cursor ? undefined : newestMoods(limit);

/** The caller's entries from that statement, newest first. */
export async function listMoodFromExtraRead(
  ctx: MemberCtx,
  input: ListMoodInput,
  extraRead: unknown,
): Promise<MoodEntry[]> {
  return input.cursor
    ? listMood(ctx, input)
    : openedMoods(ctx, (extraRead as readonly StoredMood[] | null) ?? []);
}

/**
 * The caller's entries, newest first, at most 100 (API-20, API-21, contract 5).
 *
 * @throws Failure invalid if the cursor isn't one of the caller's entries
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
