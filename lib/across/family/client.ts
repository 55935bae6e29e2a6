"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { AgeThreshold } from "@/lib/shared/growing";
import type { FamilyView } from "./types";

/**
 * First part of the query key. It matches responses for every time zone, since days depend on the
 * reader's zone.
 */
const FAMILY = "/api/family";
export const familyKey = (zone: string) => [`${FAMILY}?zone=${encodeURIComponent(zone)}`] as const;

/**
 * Refetched whenever the page opens, because the other side may have changed it. It waits until the
 * browser knows its time zone.
 */
export const useFamily = (zone: string | null) =>
  useQuery<FamilyView>({
    queryKey: familyKey(zone ?? "UTC"),
    enabled: zone !== null,
    staleTime: 0,
  });

const ofFamily = {
  predicate: ({ queryKey }: { queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith(FAMILY),
};

const readAgain = (client: QueryClient): Promise<void> => client.invalidateQueries(ofFamily);

interface Choice {
  readonly id: string;
  readonly shared: boolean;
}

const chosen = (view: FamilyView | undefined, { id, shared }: Choice): FamilyView | undefined =>
  view?.role === "child"
    ? { ...view, moods: view.moods.map((mood) => (mood.id === id ? { ...mood, shared } : mood)) }
    : view;

/** Flips the switch at once, then refetches what the parent sees. */
export function useShareMood() {
  const client = useQueryClient();
  return useMutation<Choice, Error, Choice>({
    mutationFn: ({ id, shared }) => api.patch(`${FAMILY}/moods/${id}`, { shared }),
    onMutate: async (choice) => {
      await client.cancelQueries(ofFamily);
      client.setQueriesData<FamilyView>(ofFamily, (view) => chosen(view, choice));
    },
    onError: (_, { id, shared }) =>
      client.setQueriesData<FamilyView>(ofFamily, (view) => chosen(view, { id, shared: !shared })),
    onSettled: () => readAgain(client),
  });
}

const child = (id: string, act: string) => `${FAMILY}/children/${id}/${act}`;

export function useWithdrawYes(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, Error, void>({
    mutationFn: () => api.post(child(id, "withdraw"), {}),
    onSettled: () => readAgain(client),
  });
}

export function useGiveYesAgain(id: string) {
  const client = useQueryClient();
  return useMutation<unknown, Error, void>({
    mutationFn: () => api.post(child(id, "agree"), {}),
    onSettled: () => readAgain(client),
  });
}

export function useConfirmBirthday(id: string) {
  const client = useQueryClient();
  return useMutation<{ age: number }, Error, AgeThreshold>({
    mutationFn: (turned) => api.post(child(id, "birthday"), { turned }),
    onSettled: () => readAgain(client),
  });
}

export function useEraseChild(id: string) {
  const client = useQueryClient();
  return useMutation<{ eraseAfter: string }, Error, void>({
    mutationFn: () => api.put(child(id, "erasure"), {}),
    onSettled: () => readAgain(client),
  });
}

export function useKeepChild(id: string) {
  const client = useQueryClient();
  return useMutation<{ eraseAfter: string | null }, Error, void>({
    mutationFn: () => api.delete(child(id, "erasure")),
    onSettled: () => readAgain(client),
  });
}
