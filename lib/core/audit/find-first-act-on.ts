import type { Ctx } from "@/lib/ports/context";
import { findFirstAct } from "./trail-repository";

/** When the audit trail first records this action on `subject`, or null if it never does. */
export const findFirstActOn = async (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<Date | null> => (await findFirstAct(ctx, act))?.createdAt ?? null;
