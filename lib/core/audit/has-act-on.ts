import type { Ctx } from "@/lib/ports/context";
import { countActsOn } from "./trail-repository";

/** Whether anybody did this to somebody (`subject`), at that moment or later, by the record. */
export const hasActOn = async (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string; readonly since: Date },
): Promise<boolean> => (await countActsOn(ctx, act)) > 0;
