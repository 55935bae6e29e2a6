import type { Ctx } from "@/lib/ports/context";
import { countActsOn } from "./trail-repository";

/** Whether the audit trail records this action on `subject` at or after `since`. */
export const hasActOn = async (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string; readonly since: Date },
): Promise<boolean> => (await countActsOn(ctx, act)) > 0;
