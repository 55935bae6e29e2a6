import type { MemberCtx } from "@/lib/ports/context";
import { deleteStates } from "./repository";

/** Whoever closes the staff area finishes no authorization any more that they began in it. */
export const forgetBegun = (ctx: MemberCtx): Promise<void> => deleteStates(ctx);
