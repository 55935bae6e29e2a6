import type { MemberCtx } from "@/lib/ports/context";
import { findOwnItems, readEnabled } from "./repository";
import type { MemoryItem, MemorySwitch } from "./types";

/**
 * Everything remembered about the caller, newest first, even while remembering is off (contract 6).
 */
export const listMemory = (ctx: MemberCtx): Promise<MemoryItem[]> => findOwnItems(ctx);

/** Whether the caller lets the guide remember. */
export async function readMemorySwitch(ctx: MemberCtx): Promise<MemorySwitch> {
  return { enabled: await readEnabled(ctx) };
}
