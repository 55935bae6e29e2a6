import type { DataKey } from "@/lib/shared/sealing";
import { memorySeal } from "./sealed";

/** A remembered sentence as it is stored. */
export interface SealedItem {
  readonly id: string;
  readonly content: string;
}

/** What a guide is told of earlier conversations, in the order given. */
export const recalled = (key: DataKey, items: readonly SealedItem[]): string[] =>
  items.map((item) => memorySeal.open(key, item).content ?? "");
