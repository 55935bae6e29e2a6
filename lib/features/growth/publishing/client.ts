"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { staffPostsKey } from "@/lib/features/growth/marketing/constants";
import { PLATFORMS, type Platform } from "@/lib/shared/platforms";
import {
  type DeliveryStatus,
  deliveriesKey,
  type Outcome,
  WHY_NOT,
  WHY_NOT_HEADER,
  type WhyNot,
} from "./constants";

export interface DeliveryView {
  readonly id: string;
  readonly postId: string;
  readonly platform: Platform;
  readonly title: string;
  /** False if the line is only listed because the post may already be live. */
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
 * Deliveries still in progress, for the staff pages. Polls in a way that doesn't keep an unattended
 * staff session open.
 */
export const useDeliveries = () =>
  useQuery<DeliveryView[]>({
    queryKey: deliveriesKey,
    queryFn: ({ signal }) =>
      api.get(deliveriesKey[0], { signal, headers: { "x-background-read": "1" } }),
    refetchInterval: READ_EVERY_MS,
  });

/** Publishes one post, even one that was refused before. */
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

/** The reasons from the response header, by platform; unknown ones are dropped. */
export const parseWhyNot = (headers: Headers): WhyNot[] =>
  (headers.get(WHY_NOT_HEADER)?.split(",") ?? []).flatMap((entry) => {
    const [named, told] = entry.trim().split("=");
    const platform = PLATFORMS.find((one) => one === named);
    const reason = WHY_NOT.find((one) => one === told);
    return platform && reason ? [{ platform, reason }] : [];
  });
