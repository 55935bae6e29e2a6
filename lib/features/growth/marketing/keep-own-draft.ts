import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { insertPost } from "./post-repository";
import type { Draft, MarketingPost } from "./types";

/** Stores the text as a draft of the caller (API-45, API-47). */
export const keepOwnDraft = (ctx: MemberCtx, draft: Draft): Promise<MarketingPost> =>
  insertPost(ctx, newId(), draft, true);
