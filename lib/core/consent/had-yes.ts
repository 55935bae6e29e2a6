import type { MemberCtx } from "@/lib/ports/context";
import { hasParentsYes } from "./repository";

/**
 * Whether a parent ever said yes for the caller: what was stored under it is that parent's to see
 * to.
 */
export const hadParentsYes = (ctx: MemberCtx): Promise<boolean> => hasParentsYes(ctx);
