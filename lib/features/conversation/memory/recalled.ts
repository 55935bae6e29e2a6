import type { MemberCtx } from "@/lib/ports/context";
import type { Remembered } from "@/lib/ports/model";
import { memorySeal } from "./sealed";

/** A remembered sentence as it is stored. */
interface SealedItem {
  readonly id: string;
  readonly content: string;
}

/** The same with the times a turn reads; from the database's JSON, they're text. */
export interface StoredItem extends SealedItem {
  readonly updatedAt: Date | string;
  readonly followedUpAt: Date | string | null;
}

/**
 * Opens the items a guide is told from earlier conversations, in the order given. Unreadable ones
 * are left out and logged once: an optional extra must not cost the person their answer.
 */
export function recalled(
  { actor: { key }, log }: MemberCtx,
  items: readonly StoredItem[],
): Remembered[] {
  const unreadable: unknown[] = [];
  const told = items.flatMap((item) => {
    try {
      const said = memorySeal.open(key, item).content ?? "";
      const { id, updatedAt, followedUpAt } = item;
      return [{ id, said, at: new Date(updatedAt), isFollowedUp: followedUpAt !== null }];
    } catch (error) {
      unreadable.push(error);
      return [];
    }
  });
  if (unreadable.length > 0) log.error("memory-unreadable", unreadable[0]);
  return told;
}
