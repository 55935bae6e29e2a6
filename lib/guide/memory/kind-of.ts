import { hitsIn } from "./patterns";
import { MEMORY_KINDS, type MemoryKind } from "./types";

/** In this order a sentence of several kinds is taken. */
const ORDER: readonly MemoryKind[] = ["event", "not_helped", "helped", "goal", "person", "about"];

/** Derives a sentence's kind from its words; null if it's none worth remembering. */
export function memoryKindOf(sentence: string): MemoryKind | null {
  const { kinds } = hitsIn(sentence);
  // "Running helps me, breathing doesn't" says both.
  const isMixed = kinds.has("helped") && kinds.has("not_helped");
  return ORDER.find((kind) => kinds.has(kind) && !(isMixed && kind === "not_helped")) ?? null;
}

/** Groups items by kind, in the order of the kinds; those of no kind come last. */
export function byKind<Item>(
  items: readonly Item[],
  kindIn: (item: Item) => MemoryKind | null,
): readonly (readonly [MemoryKind | "other", readonly Item[]])[] {
  return [...MEMORY_KINDS, "other" as const].flatMap((kind) => {
    const own = items.filter((item) => (kindIn(item) ?? "other") === kind);
    return own.length > 0 ? [[kind, own] as const] : [];
  });
}
