import type { Ctx } from "@/lib/ports/context";
import { findActivePrompts } from "./repository";

/** Names and system prompts of the chosen approaches, as far as they are still active. For the guide's turn only. */
export const readApproachPrompts = async (
  ctx: Ctx,
  ids: readonly string[],
): Promise<{ name: string; systemPrompt: string }[]> => (ids.length === 0 ? [] : findActivePrompts(ctx, ids));
