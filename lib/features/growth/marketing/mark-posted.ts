import type { Ctx } from "@/lib/ports/context";
import { setPosted } from "./post-repository";

/**
 * Draft becomes Posted: the platform has it (MKTG-04).
 *
 * @returns false if it was already out or no one approved it
 */
export const markPosted = (ctx: Ctx, { id }: { readonly id: string }): Promise<boolean> =>
  setPosted(ctx, id);
