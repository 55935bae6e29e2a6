import type { MemberCtx } from "@/lib/ports/context";
import { findOwnItems } from "./repository";
import type { MemoryItem } from "./types";

/**
 * Everything remembered about the caller, newest first, even while remembering is off (contract 6).
 */
export const listMemory = (ctx: MemberCtx): Promise<MemoryItem[]> => findOwnItems(ctx);
