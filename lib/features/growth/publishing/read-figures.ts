import { openAccount } from "@/lib/features/growth/connections/open-account";
import { recordEngagement } from "@/lib/features/growth/marketing/record-engagement";
import type { Ctx } from "@/lib/ports/context";
import { type Figures, SocialRefusal } from "@/lib/ports/social";
import { FIGURES_EVERY_MS, FIGURES_FOR_MS, MAX_FIGURES } from "./constants";
import { claimForFigures } from "./repository";

/**
 * Reads the engagement figures of posts from the last weeks.
 *
 * @returns how many were read
 */
export async function readFigures(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  const readBefore = new Date(now - FIGURES_EVERY_MS);
  const postedAfter = new Date(now - FIGURES_FOR_MS);
  let read = 0;
  for (const { postId, platform, externalId } of await claimForFigures(ctx, {
    readBefore,
    postedAfter,
    limit: MAX_FIGURES,
  })) {
    try {
      const account = await openAccount(ctx, { platform });
      if (!account) continue;
      const figures = await ctx.social[platform].figures(account, externalId);
      await recordEngagement(ctx, { id: postId, stats: statsOf(figures) });
      read += 1;
    } catch (error) {
      if (!(error instanceof SocialRefusal)) throw error;
      ctx.log.warn("figures-not-read", { platform, kind: error.kind });
    }
  }
  return read;
}

function statsOf({ views, ...counted }: Figures): Record<string, number> {
  return views === null ? counted : { ...counted, views };
}
