import type { MemberCtx } from "@/lib/ports/context";
import { MAX_ITEMS, TOLD_ITEMS } from "./constants";
import { dayTold } from "./day-told";
import { itemIdOf } from "./item-id";
import { sealedItem } from "./items-within";
import { recalled, type SealedItem, type StoredItem } from "./recalled";
import {
  deleteOwnItems,
  findSealedItems,
  insertItems,
  lockMemory,
  readEnabled,
} from "./repository";

/**
 * Remembers what a message says about the person's life, in their own words (house rule: nothing is
 * concluded, nothing is rephrased). Called once per message, in the answer's transaction, so that a
 * forgotten item isn't learned again. Each sentence is kept once; the oldest make way for the
 * newest.
 *
 * @param facts the result of `factsIn` for the message
 */
export async function remember(
  ctx: MemberCtx,
  sourceMessageId: string,
  facts: readonly string[],
): Promise<void> {
  if (!(await readEnabled(ctx))) return;
  await lockMemory(ctx);
  const known = await findSealedItems(ctx);
  const fresh = notYet(ctx, facts, known);
  const items = fresh.map((content) => ({ id: itemIdOf(ctx, content), content, sourceMessageId }));
  await insertItems(ctx, items);
  const surplus = known.slice(MAX_ITEMS - fresh.length).map((item) => item.id);
  if (surplus.length > 0) await deleteOwnItems(ctx, surplus);
}

/**
 * The remembered items a turn reads: the newest {@link TOLD_ITEMS}, or none if remembering is off.
 */
interface Told {
  readonly memoryEnabled: boolean;
  readonly memory: readonly StoredItem[];
}

/**
 * Finds the new items to store with the message, without another read. Returns null if there may be
 * more items than were read; `remember` is needed then.
 */
export function newItems(
  ctx: MemberCtx,
  facts: readonly string[],
  { memoryEnabled, memory }: Told,
): SealedItem[] | null {
  if (facts.length === 0 || !memoryEnabled) return [];
  if (memory.length >= TOLD_ITEMS) return null;
  return notYet(ctx, facts, memory).map((fact) => sealedItem(ctx, fact));
}

/**
 * Drops facts already remembered in these words, and facts the person has since corrected: a
 * corrected item keeps its id, so nothing would be stored.
 */
function notYet(ctx: MemberCtx, facts: readonly string[], known: readonly StoredItem[]): string[] {
  const told = (words: string, at: Date) => `${words.toLowerCase()}\n${dayTold(words, at)}`;
  const before = new Set(recalled(ctx, known).map(({ said, at }) => told(said, at)));
  const ids = new Set(known.map(({ id }) => id));
  return facts.filter((fact) => {
    const words = told(fact, ctx.now());
    const isNew = !before.has(words) && !ids.has(itemIdOf(ctx, fact));
    before.add(words);
    return isNew;
  });
}
