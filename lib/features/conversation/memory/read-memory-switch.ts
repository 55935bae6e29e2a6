import type { MemberCtx } from "@/lib/ports/context";
import { readEnabled } from "./repository";
import type { MemorySwitch } from "./types";

/** Whether the caller lets the guide remember. */
export async function readMemorySwitch(ctx: MemberCtx): Promise<MemorySwitch> {
  return { enabled: await readEnabled(ctx) };
}
