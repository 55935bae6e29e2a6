import type { Ctx } from "@/lib/ports/context";
import type { Platform } from "@/lib/shared/platforms";
import { countUnderWay } from "./repository";

/**
 * Whether a worker is publishing a post to this platform, or a post may be live there that we
 * haven't found yet.
 */
export const isUnderWay = async (
  ctx: Ctx,
  { platform }: { readonly platform: Platform },
): Promise<boolean> => (await countUnderWay(ctx, platform)) > 0;
