import type { MemberCtx } from "@/lib/ports/context";
import { deleteOwnMoods } from "./repository";

/** Removes all check-ins of the caller. */
export const eraseMoods = (ctx: MemberCtx): Promise<void> => deleteOwnMoods(ctx);
