import type { MemberCtx } from "@/lib/ports/context";
import { hasParentsYes } from "./repository";

/**
 * Whether a parent ever said yes for the caller: data stored under that yes is that parent's
 * responsibility.
 */
export const hadParentsYes = (ctx: MemberCtx): Promise<boolean> => hasParentsYes(ctx);
