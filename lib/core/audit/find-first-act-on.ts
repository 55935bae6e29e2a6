import type { Ctx } from "@/lib/ports/context";
import { findFirstAct } from "./trail-repository";

/** When this was first done to somebody (`subject`), by the record; null when it never was. */
export const findFirstActOn = async (
  ctx: Ctx,
  act: { readonly action: string; readonly subject: string },
): Promise<Date | null> => (await findFirstAct(ctx, act))?.createdAt ?? null;
