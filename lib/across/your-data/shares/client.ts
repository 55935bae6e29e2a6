"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "@/lib/client/api";
import type { FamilyItem, LinkDays, NameShown, Period, ProviderItem } from "./constants";
import { sharedKey, sharesKey } from "./keys";
import type { FamilyView, MadeShare, ProviderSummary, Share } from "./types";

export const useShares = () => useQuery<readonly Share[]>({ queryKey: sharesKey });

/**
 * Reads the list anew while this part of the page is shown for the first time: it may be older than
 * what was just found out.
 */
export function useFreshShares(): void {
  const client = useQueryClient();
  useEffect(() => {
    void client.invalidateQueries({ queryKey: sharesKey, exact: true });
  }, [client]);
}

/** A change after which the list is read again, however it went. */
function useChange<V, R>(change: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: sharesKey, exact: true }),
  });
}

/** What the forms differ in. */
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

/** `key`: the same for every try of one share. */
export const useMakeShare = () =>
  useChange<{ share: NewShare; key: string }, MadeShare>(({ share, key }) =>
    api.post("/api/shares", share, { headers: { "Idempotency-Key": key } }),
  );

export const useChangeShare = () =>
  useChange<{ id: string; items: readonly FamilyItem[] }, Share>(({ id, items }) =>
    api.patch(`/api/shares/${id}`, { items }),
  );

/** Ends an own one or stops looking at another's; all own ones when no id is given. */
export const useEndShare = () =>
  useChange<string | undefined, void>((id) => api.delete(id ? `/api/shares/${id}` : "/api/shares"));

export const useAnswerShare = () =>
  useChange<{ id: string; answer: "accept" | "decline" }, unknown>(({ id, answer }) =>
    api.post(`/api/shares/${id}/${answer}`, {}),
  );

/**
 * What a share shows. Each look is written down, so it is read when somebody comes and when they
 * ask, and never by itself.
 */
export const useShared = (id: string, isOpen: boolean) =>
  useQuery<FamilyView | ProviderSummary>({
    enabled: isOpen,
    queryKey: sharedKey(id),
    queryFn: ({ signal }) => api.post(`/api/shares/${id}/open`, {}, { signal }),
    gcTime: 0,
  });

/** The summary behind a link, when somebody presses the button. */
export const useOpenLink = (token: string) =>
  useMutation<ProviderSummary, Error, void>({
    mutationFn: () => api.post("/api/shares/open", { token }),
  });

/** A no to the invitation behind a mailed link, signed in or not. */
export const useDeclineByLink = (token: string) =>
  useChange<void, unknown>(() => api.post("/api/shares/decline", { token }));
