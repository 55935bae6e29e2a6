import type { MemberCtx } from "@/lib/ports/context";
import { findOwnItems } from "./repository";
import type { MemoryItem } from "./types";

/** What is remembered of the caller, newest first; also while remembering is off (contract 6). */
export const listMemory = (ctx: MemberCtx): Promise<MemoryItem[]> => findOwnItems(ctx);
