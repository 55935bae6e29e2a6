import type { MemberCtx } from "@/lib/ports/context";
import { MAX_ITEMS } from "./constants";
import { dayTold } from "./day-told";
import { itemIdOf } from "./item-id";
import { recalled, type StoredItem } from "./recalled";
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
