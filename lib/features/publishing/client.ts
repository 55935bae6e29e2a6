"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Platform } from "@/lib/shared/platforms";
import type { DeliveryStatus } from "./constants";

const deliveriesKey = ["/api/admin/marketing/deliveries"] as const;

export interface DeliveryView {
  readonly id: string;
  readonly postId: string;
  readonly platform: Platform;
  readonly title: string;
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

/** Where posts stand on their way, for the staff's pages; read again by itself, which keeps no unattended desk open. */
export const useDeliveries = () =>
  useQuery<DeliveryView[]>({
    queryKey: deliveriesKey,
    queryFn: ({ signal }) => api.get(deliveriesKey[0], { signal, headers: { "x-background-read": "1" } }),
    refetchInterval: READ_EVERY_MS,
  });
