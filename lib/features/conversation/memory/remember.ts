import type { MemberCtx } from "@/lib/ports/context";
import type { Remembered } from "@/lib/ports/model";
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
 * @param toldAt when the message was written, from which "tomorrow" is meant
 */
export async function remember(
  ctx: MemberCtx,
  sourceMessageId: string,
  facts: readonly string[],
  toldAt: Date,
): Promise<void> {
  await lockMemory(ctx);
  if (!(await readEnabled(ctx))) return;
  const known = await findSealedItems(ctx);
  const fresh = notYet(ctx, facts, { known, toldAt });
  const items = fresh.map((content) => ({
    id: itemIdOf(ctx, content, toldAt),
    content,
    sourceMessageId,
  }));
  await insertItems(ctx, items, toldAt);
  const surplus = known.slice(MAX_ITEMS - fresh.length).map((item) => item.id);
  if (surplus.length > 0) await deleteOwnItems(ctx, surplus);
}

interface Before {
  readonly known: readonly StoredItem[];
  readonly toldAt: Date;
}

/**
 * Drops facts already remembered in these words, and facts the person has since corrected: a
 * corrected item keeps its id, so nothing would be stored.
 */
function notYet(ctx: MemberCtx, facts: readonly string[], { known, toldAt }: Before): string[] {
  const before: Pick<Remembered, "said" | "at">[] = recalled(ctx, known);
  const ids = new Set(known.map(({ id }) => id));
  const isSame = (fact: string) => (item: Pick<Remembered, "said" | "at">) =>
    item.said.toLowerCase() === fact.toLowerCase() &&
    dayTold(item.said, item.at) === dayTold(fact, toldAt);
  return facts.filter((fact) => {
    if (before.some(isSame(fact)) || ids.has(itemIdOf(ctx, fact, toldAt))) return false;
    before.push({ said: fact, at: toldAt });
    return true;
  });
}
