import type { MemberCtx } from "@/lib/ports/context";
import { hasNamedHome } from "./incident-repository";

/**
 * Whether this person ever named the home as a danger, in whatever they wrote: no parent is named
 * as help then.
 */
export const homeWasNamed = (ctx: MemberCtx): Promise<boolean> => hasNamedHome(ctx);
