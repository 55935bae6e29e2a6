import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { NOT_MINE_MS } from "./constants";
import { isDisownedBy } from "./disown-repository";

const MESSAGE = "Someone at this address told us they don't know you. Please check each letter.";

/**
 * Refuses an address whose holder said "not my child", so retyping it doesn't mail the same
 * stranger again.
 *
 * @throws Failure invalid, on `parentEmail`
 */
export async function refuseStrayAddress(ctx: MemberCtx, address: string): Promise<void> {
  if (!(await isDisownedBy(ctx, address, new Date(ctx.now().getTime() - NOT_MINE_MS)))) return;
  throw new Failure("invalid", MESSAGE, { issues: [{ path: "parentEmail", message: MESSAGE }] });
}
