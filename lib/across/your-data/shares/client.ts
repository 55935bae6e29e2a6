"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/client/api";
import {
  type FamilyItem,
  type LinkDays,
  type NameShown,
  type Period,
  type ProviderItem,
  sharedKey,
  sharesKey,
} from "./constants";
import type { FamilyView, MadeShare, ProviderSummary, Share } from "./types";

export const useShares = () => useQuery<readonly Share[]>({ queryKey: sharesKey });

/**
 * Refetches the list when this part of the page first appears, because the cached one may be older
 * than what the page just learned.
 */
export function useFreshShares(): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: sharesKey, exact: true });
  }, [client]);
}

/** A mutation that refetches the list afterwards, whether it succeeded or not. */
function useChange<V, R>(change: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: sharesKey, exact: true }),
  });
}

/** The part of a new share that differs between the two forms. */
export type ChosenShare = { readonly label: string } & (
  | {
      readonly kind: "family";
      readonly inviteeEmail: string;
      readonly items: readonly FamilyItem[];
    }
  | {
      readonly kind: "provider";
      readonly items: readonly ProviderItem[];
      readonly days: LinkDays;
      readonly period: Period;
    }
);
export type NewShare = ChosenShare & { readonly nameShown: NameShown; readonly timeZone: string };

/** `key` must stay the same for every retry of one share. */
export const useMakeShare = () =>
  useChange<{ share: NewShare; key: string }, MadeShare>(({ share, key }) =>
    api.post("/api/shares", share, { headers: { "Idempotency-Key": key } }),
  );

export const useChangeShare = () =>
  useChange<{ id: string; items: readonly FamilyItem[] }, Share>(({ id, items }) =>
    api.patch(`/api/shares/${id}`, { items }),
  );

/**
 * Ends one of the caller's shares or stops viewing someone else's. Without an id, ends all of the
 * caller's.
 */
export const useEndShare = () =>
  useChange<string | undefined, void>((id) => api.delete(id ? `/api/shares/${id}` : "/api/shares"));

export const useAnswerShare = () =>
  useChange<{ id: string; answer: "accept" | "decline" }, unknown>(({ id, answer }) =>
    api.post(`/api/shares/${id}/${answer}`, {}),
  );

/**
 * A share's contents. Every look is recorded, so it's fetched only when someone opens it or asks,
 * never in the background.
 */
export const useShared = (id: string, isOpen: boolean) =>
  useQuery<FamilyView | ProviderSummary>({
    enabled: isOpen,
    queryKey: sharedKey(id),
    queryFn: ({ signal }) => api.post(`/api/shares/${id}/open`, {}, { signal }),
    gcTime: 0,
  });

/** Fetches the summary behind a link, once someone presses the button. */
export const useOpenLink = (token: string) =>
  useMutation<ProviderSummary, Error, void>({
    mutationFn: () => api.post("/api/shares/open", { token }),
  });

/** Declines the invitation behind a mailed link, signed in or not. */
export const useDeclineByLink = (token: string) =>
  useChange<void, unknown>(() => api.post("/api/shares/decline", { token }));
