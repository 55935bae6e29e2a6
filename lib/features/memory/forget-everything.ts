import type { MemberCtx } from "@/lib/ports/context";
import { deleteOwnItems } from "./repository";

/** Forgets all that is remembered of the caller. */
export const forgetEverything = (ctx: MemberCtx): Promise<void> => deleteOwnItems(ctx);
