"use client";

import { usePlatformStatus } from "@/lib/features/growth/connections/client";
import type { PlatformState } from "@/lib/features/growth/connections/types";
import { type ShownPost, useCampaigns } from "@/lib/features/growth/marketing/client";
import type { Platform } from "@/lib/features/growth/marketing/constants";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import { missingMedia } from "@/lib/features/growth/marketing/policy";
import { type DeliveryView, useDeliveries } from "@/lib/features/growth/publishing/client";

const { holds: copy, missing } = PAGES_COPY.card;

/** Why an approved post is held back, in a sentence. */
export interface Hold {
  readonly text: string;
  /** Whether it can be fixed under Platform Connections. */
  readonly connect?: true;
}

export interface Way {
  readonly holds: readonly Hold[];
  /** Its row in "Posts on their way", if it has one. */
  readonly delivery: DeliveryView | undefined;
}

/**
 * The reasons a post can't reach its platform, from data this page already loads; empty until it
 * has loaded.
 */
export function useWay(): (post: ShownPost) => Way {
  const { data: status } = usePlatformStatus();
  const { data: campaigns } = useCampaigns(true);
  const { data: deliveries } = useDeliveries();
  return (post) => {
    const delivery = deliveries?.find(({ postId }) => postId === post.id);
    if (post.isPosted) return { holds: [], delivery: undefined };
    const media = missingMedia(post);
    const state = status?.[post.platform];
    const campaign = campaigns?.find(({ id }) => id === post.campaignId);
    return {
      delivery,
      holds: [
        ...(media ? [{ text: missing.staff[media] }] : []),
        ...(state ? lackOf(post.platform, state) : []),
        ...(campaign && !campaign.isActive ? [{ text: copy.paused(campaign.name) }] : []),
      ],
    };
  };
}

function lackOf(platform: Platform, { connected, choose, message }: PlatformState): Hold[] {
  const name = MARKETING_COPY.platforms[platform];
  if (connected) return choose ? [{ text: copy.unchosen(name), connect: true }] : [];
  // X is connected by server keys alone: its message names them, and there's nothing to authorize.
  return [
    {
      text: copy.unconnected(name, message ?? ""),
      ...(platform === "twitter" ? {} : { connect: true }),
    },
  ];
}
