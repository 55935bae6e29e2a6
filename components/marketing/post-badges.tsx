import { Badge } from "@/components/ui/badge";
import type { ShownPost } from "@/lib/features/marketing/client";
import { MARKETING_COPY } from "@/lib/features/marketing/copy";
import { PAGES_COPY } from "@/lib/features/marketing/copy/pages";
import { standingOf } from "@/lib/features/marketing/policy";

const copy = PAGES_COPY.card;

/** Where a post stands and what it is. Draft or Posted always comes first (MKTG-04). */
export function PostBadges({ post }: { post: ShownPost }) {
  const standing = standingOf(post);
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>{MARKETING_COPY.platforms[post.platform]}</Badge>
      <Badge tone={post.isPosted ? "soft" : "sunk"}>{post.isPosted ? copy.posted : copy.draft}</Badge>
      {standing === "approved" || standing === "scheduled" ? <Badge tone="soft">{copy.approved}</Badge> : null}
      {post.isIllustrative ? <Badge tone="accent">{copy.illustrative}</Badge> : null}
      {post.isAiGenerated ? <Badge tone="accent">{copy.aiMade}</Badge> : null}
      {post.draftedBy === "member" ? <Badge tone="sunk">{PAGES_COPY.staff.byMember}</Badge> : null}
    </p>
  );
}
