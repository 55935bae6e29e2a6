import type { MemberCtx } from "@/lib/ports/context";
import { memorySeal } from "./sealed";

/** A remembered sentence as it is stored. */
export interface SealedItem {
  readonly id: string;
  readonly content: string;
}

/**
 * What a guide is told of earlier conversations, in the order given. What cannot be read is left
 * out, and said once in the log: what is only kept beside a talk does not cost the person their
 * answer.
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
