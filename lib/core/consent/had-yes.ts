import type { MemberCtx } from "@/lib/ports/context";
import { hasParentsYes } from "./repository";

/**
 * Whether a parent ever said yes for the caller. That parent is responsible for the data stored
 * under it.
 */
export const hadParentsYes = (ctx: MemberCtx): Promise<boolean> => hasParentsYes(ctx);
