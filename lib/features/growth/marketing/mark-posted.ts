import type { Ctx } from "@/lib/ports/context";
import { setPosted } from "./post-repository";

/**
 * The platform has it: Draft becomes Posted (MKTG-04). @returns false when it was out before or
 * nobody approved it
 */
export const markPosted = (ctx: Ctx, { id }: { readonly id: string }): Promise<boolean> =>
  setPosted(ctx, id);
