import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { countGenerated } from "./campaign-repository";
import { insertPost } from "./post-repository";
import type { Draft, MarketingPost } from "./types";

/** Stores the text as a draft of the caller (API-45, API-47). */
export const keepOwnDraft = (ctx: MemberCtx, draft: Draft): Promise<MarketingPost> =>
  insertPost(ctx, newId(), draft, true);

/** Stores the text as a company draft (API-53) and counts it toward its campaign. */
export function keepStaffDraft(ctx: MemberCtx, draft: Draft): Promise<MarketingPost> {
  return ctx.transaction(async (tx) => {
    const post = await insertPost(tx, newId(), draft, false);
    if (draft.campaignId) await countGenerated(tx, draft.campaignId);
    await recordAudit(tx, {
      action: `marketing.draft-${draft.kind}`,
      outcome: "done",
      resource: post.id,
    });
    return post;
  });
}
