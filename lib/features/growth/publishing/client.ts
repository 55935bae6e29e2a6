"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { staffPostsKey } from "@/lib/features/growth/marketing/keys";
import { PLATFORMS, type Platform } from "@/lib/shared/platforms";
import { type DeliveryStatus, WHY_NOT, WHY_NOT_HEADER } from "./constants";
import { deliveriesKey } from "./keys";
import type { Outcome, WhyNot } from "./types";

export interface DeliveryView {
  readonly id: string;
  readonly postId: string;
  readonly platform: Platform;
  readonly title: string;
  /** False for a line that stands here only because the post may be out already. */
  readonly approved: boolean;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly availableAt: string;
  readonly mayBeOutSince: string | null;
  readonly externalId: string | null;
  readonly lastError: string | null;
  readonly lastReason: string | null;
  readonly postedAt: string | null;
}

const READ_EVERY_MS = 15_000;

/**
 * What is still on its way, for the staff's pages; read again by itself, which keeps no unattended
 * desk open.
 */
export const useDeliveries = () =>
  useQuery<DeliveryView[]>({
    queryKey: deliveriesKey,
    queryFn: ({ signal }) =>
      api.get(deliveriesKey[0], { signal, headers: { "x-background-read": "1" } }),
    refetchInterval: READ_EVERY_MS,
  });

/** Lets one post out, also one that was refused before. */
export function usePublishNow() {
  const client = useQueryClient();
  return useMutation<{ outcome: Outcome; reason: string | null }, Error, string>({
    mutationFn: (postId) => api.post(`/api/admin/marketing/posts/${postId}/publish`, {}),
    onSettled: () =>
      Promise.all(
        [deliveriesKey, staffPostsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
}

/**
 * What the header of a press says, by platform; words that this page does not know are left out.
 */
export const toldWhyNot = (headers: Headers): WhyNot[] =>
  (headers.get(WHY_NOT_HEADER)?.split(",") ?? []).flatMap((entry) => {
    const [named, told] = entry.trim().split("=");
    const platform = PLATFORMS.find((one) => one === named);
    const reason = WHY_NOT.find((one) => one === told);
    return platform && reason ? [{ platform, reason }] : [];
  });
