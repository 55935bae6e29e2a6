import type { MemberCtx } from "@/lib/ports/context";
import { memorySeal } from "./sealed";

/** A remembered sentence as it is stored. */
export interface SealedItem {
  readonly id: string;
  readonly content: string;
}

/**
 * Opens the items a guide is told from earlier conversations, in the order given. Unreadable ones
 * are left out and logged once: an optional extra must not cost the person their answer.
 */
export function recalled(
  { actor: { key }, log }: MemberCtx,
  items: readonly SealedItem[],
): string[] {
  const unreadable: unknown[] = [];
  const told = items.flatMap((item) => {
    try {
      return [memorySeal.open(key, item).content ?? ""];
    } catch (error) {
      unreadable.push(error);
      return [];
    }
  });
  if (unreadable.length > 0) log.error("memory-unreadable", unreadable[0]);
  return told;
}
