import type { MemberCtx } from "@/lib/ports/context";
import { writeEnabled } from "./repository";
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
  await writeEnabled(ctx, enabled);
  return { enabled };
}
