import { Badge } from "@/components/ui/badge";
import type { Desk, ShownPost } from "@/lib/features/growth/marketing/client";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { standingOf } from "@/lib/features/growth/marketing/policy";
import type { DeliveryView } from "@/lib/features/growth/publishing/client";

const copy = PAGES_COPY.card;

interface PostBadgesProps {
  post: ShownPost;
  desk: Desk;
  /** Its row in "Posts on their way", if it has one. */
  delivery?: DeliveryView | undefined;
}

/** A post's platform, its one state, and labels for how it was made. */
export function PostBadges({ post, desk, delivery }: PostBadgesProps) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>{MARKETING_COPY.platforms[post.platform]}</Badge>
      <State post={post} desk={desk} delivery={delivery} />
      {post.isIllustrative ? <Badge tone="accent">{copy.illustrative}</Badge> : null}
      {post.isAiGenerated ? <Badge tone="accent">{copy.aiMade}</Badge> : null}
      {post.draftedBy === "member" ? <Badge tone="sunk">{PAGES_COPY.staff.byMember}</Badge> : null}
    </p>
  );
}

/**
 * Members see Draft or Posted (MKTG-04); the team, who approve, also see the later states. One at a
 * time.
 */
function State({ post, desk, delivery }: PostBadgesProps) {
  const standing = standingOf(post);
  if (standing === "posted") return <Badge tone="soft">{copy.posted}</Badge>;
  if (standing === "draft" || desk === "own") return <Badge tone="sunk">{copy.draft}</Badge>;
  if (delivery?.status === "failed") return <Badge tone="signal">{copy.refused}</Badge>;
  if (delivery) return <Badge tone="soft">{copy.waiting}</Badge>;
  return <Badge tone="soft">{standing === "scheduled" ? copy.scheduled : copy.approved}</Badge>;
}
