import type { MemberCtx } from "@/lib/ports/context";
import { hasNamedHome } from "./incident-repository";

/**
 * Whether this person has ever named the home as a danger, in any text. If so, we never suggest a
 * parent as help.
 */
export const homeWasNamed = (ctx: MemberCtx): Promise<boolean> => hasNamedHome(ctx);
