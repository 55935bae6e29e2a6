import type { Ctx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { findChildren } from "./repository";

/** Whether the family page holds something for this person: a minor always has their own side. */
export async function hasFamily(ctx: Ctx): Promise<boolean> {
  const { actor } = ctx;
  if (actor.kind !== "member") return false;
  return isChildMode(actor.user) || (await findChildren(ctx.as(actor))).length > 0;
}
