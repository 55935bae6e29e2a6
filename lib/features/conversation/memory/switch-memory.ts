import type { MemberCtx } from "@/lib/ports/context";
import { lockMemory, writeEnabled } from "./repository";
import type { SwitchMemoryInput } from "./schema";
import type { MemorySwitch } from "./types";

/**
 * Switches remembering on or off. Off means nothing new is kept and the guide is told nothing;
 * existing items stay until the person forgets them, so switching back loses nothing.
 */
export async function switchMemory(
  ctx: MemberCtx,
  { enabled }: SwitchMemoryInput,
): Promise<MemorySwitch> {
  // A message that's being remembered ends first.
  await ctx.transaction(async (tx) => {
    await lockMemory(tx);
    await writeEnabled(tx, enabled);
  });
  return { enabled };
}
