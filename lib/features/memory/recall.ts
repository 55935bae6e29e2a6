import type { MemberCtx } from "@/lib/ports/context";
import { TOLD_ITEMS } from "./constants";
import { findOwnItems, readEnabled } from "./repository";

/** What a guide is told of earlier conversations, newest first; null when the person switched remembering off. */
export async function recall(ctx: MemberCtx): Promise<readonly string[] | null> {
  if (!(await readEnabled(ctx))) return null;
  return (await findOwnItems(ctx, TOLD_ITEMS)).map(({ content }) => content);
}
