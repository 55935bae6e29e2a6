import { findPublishable } from "@/lib/features/growth/marketing/find-publishable";
import type { Ctx } from "@/lib/ports/context";
import { PLATFORMS } from "@/lib/shared/platforms";
import { MAX_AT_ONCE, MAX_LOOKED_AT, MAX_RESTING } from "./constants";
import { publishPost } from "./publish-post";
import { readFigures } from "./read-figures";
import { findOpen, findResting } from "./repository";

/**
 * The `publish-posts` job: publishes approved posts that are due, retries the ones begun earlier,
 * and reads the figures of published ones. Safe to run twice and in parallel (AMKT-08).
 */
export async function publishDue(ctx: Ctx): Promise<Record<string, number>> {
  const counts = { posted: 0, later: 0, failed: 0, busy: 0 };
  for (const post of await dueNow(ctx)) counts[await publishPost(ctx, { post })] += 1;
  return { ...counts, figures: await readFigures(ctx) };
}

async function dueNow(ctx: Ctx) {
  const except = await findResting(ctx, MAX_RESTING);
  // Sliced only afterwards, so a held-back post doesn't take the place of one that may go out.
  const asked = { platforms: PLATFORMS, limit: MAX_LOOKED_AT, except };
  const scheduled = (await findPublishable(ctx, { ...asked, scheduledOnly: true })).slice(
    0,
    MAX_AT_ONCE,
  );
  const open = new Set(await findOpen(ctx, MAX_AT_ONCE));
  if (open.size === 0) return scheduled;
  // A begun post is published as long as it's approved; if it isn't scheduled, the job wouldn't
  // find it again otherwise.
  const ready = await findPublishable(ctx, { ...asked, scheduledOnly: false });
  const known = new Set(scheduled.map(({ id }) => id));
  return [...scheduled, ...ready.filter(({ id }) => open.has(id) && !known.has(id))];
}
