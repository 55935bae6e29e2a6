import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { MOST_ITEMS } from "./constants";
import { factsIn } from "./facts";
import { deleteOwnItems, findOwnItems, insertItem, readEnabled } from "./repository";

interface Said {
  readonly id: string;
  readonly content: string;
}

/**
 * Keeps what a message tells about the person's life, in their own words (house rule: nothing is concluded, nothing is
 * rephrased). Called once for each message, with the answer's transaction, so that what was forgotten is not learned
 * again. The same sentence is kept once; the oldest give way to the newest. Nothing is to be done for most messages.
 */
export function remembering({ id, content }: Said): ((ctx: MemberCtx) => Promise<void>)[] {
  const facts = factsIn(content);
  return facts.length === 0 ? [] : [(ctx) => remember(ctx, id, facts)];
}

async function remember(ctx: MemberCtx, sourceMessageId: string, facts: readonly string[]): Promise<void> {
  if (!(await readEnabled(ctx))) return;
  const known = await findOwnItems(ctx);
  const said = new Set(known.map((item) => item.content.toLowerCase()));
  const fresh = facts.filter((fact) => !said.has(fact.toLowerCase()));
  for (const fact of fresh) await insertItem(ctx, { id: newId(), content: fact, sourceMessageId });
  const surplus = known.slice(MOST_ITEMS - fresh.length).map((item) => item.id);
  if (surplus.length > 0) await deleteOwnItems(ctx, surplus);
}
