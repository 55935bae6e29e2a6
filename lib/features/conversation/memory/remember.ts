import type { MemberCtx } from "@/lib/ports/context";
import { MAX_ITEMS, TOLD_ITEMS } from "./constants";
import { itemIdOf } from "./item-id";
import { sealedItem } from "./items-within";
import { recalled, type SealedItem } from "./recalled";
import {
  deleteOwnItems,
  findSealedItems,
  insertItems,
  lockMemory,
  readEnabled,
} from "./repository";

/**
 * Keeps what a message tells about the person's life, in their own words (house rule: nothing is
 * concluded, nothing is rephrased). Called once for each message, in the answer's transaction, so
 * that what was forgotten is not learned again. The same sentence is kept once; the oldest give way
 * to the newest.
 *
 * @param facts what `factsIn` found in it
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
 * What a turn reads of what is remembered: the newest {@link TOLD_ITEMS}, none where remembering is
 * off.
 */
interface Told {
  readonly memoryEnabled: boolean;
  readonly memory: readonly SealedItem[];
}

/**
 * The same without reading anything more: the new items, to be stored with the message. Null where
 * more may be remembered than was read; then it takes `remember`.
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
 * What is neither remembered in these words nor was before it was corrected: that keeps its id, so
 * nothing would be stored.
 */
function notYet(ctx: MemberCtx, facts: readonly string[], known: readonly SealedItem[]): string[] {
  const said = new Set(recalled(ctx, known).map((content) => content.toLowerCase()));
  const ids = new Set(known.map(({ id }) => id));
  return facts.filter((fact) => {
    const isNew = !said.has(fact.toLowerCase()) && !ids.has(itemIdOf(ctx, fact));
    said.add(fact.toLowerCase());
    return isNew;
  });
}
