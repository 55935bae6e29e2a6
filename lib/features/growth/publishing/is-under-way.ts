import type { Ctx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { countUnderWay } from "./repository";

/**
 * Whether a worker is on a post for this platform, or one may be out there that was not found again
 * yet.
 */
export const isUnderWay = async (
  ctx: Ctx,
  { platform }: { readonly platform: Platform },
): Promise<boolean> => (await countUnderWay(ctx, platform)) > 0;
