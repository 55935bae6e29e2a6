"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { newUuid } from "@/lib/client/uuid";
import { moodsKey } from "./keys";
import type { MoodEntry, NewMood, RecordedMood } from "./types";

type Moods = readonly MoodEntry[];

const writing = ["mood"] as const;

export const useMoods = () => useQuery<Moods>({ queryKey: moodsKey });

interface Sending extends NewMood {
  /** Makes a repeated send harmless, and names the entry until the server has. */
  readonly key: string;
}

export const toSend = (mood: NewMood): Sending => ({ ...mood, key: newUuid() });

const change = (client: QueryClient, next: (moods: Moods) => Moods): void => {
  client.setQueryData<Moods>(moodsKey, (moods) => moods && next(moods));
};

/** A second tap may be under way; reading the list between the two would make its entry flicker. */
const settle = (client: QueryClient): Promise<void> | undefined =>
  client.isMutating({ mutationKey: writing }) > 1 ? undefined : client.invalidateQueries({ queryKey: moodsKey });

const shown = ({ key, notes, ...mood }: Sending): MoodEntry => ({
  ...mood,
  id: key,
  userId: "",
  notes: notes ?? null,
  triggers: [],
  createdAt: new Date().toISOString(),
});

/** Shows the entry at once, takes it back when the save fails, reads the list again after it (MOOD-07). */
export function useRecordMood() {
  const client = useQueryClient();
  return useMutation<RecordedMood, Error, Sending>({
    mutationKey: writing,
    mutationFn: ({ key, ...mood }) => api.post("/api/mood", mood, { headers: { "Idempotency-Key": key } }),
    onMutate: async (sending) => {
      await client.cancelQueries({ queryKey: moodsKey });
      change(client, (moods) => [shown(sending), ...moods]);
    },
    onSuccess: ({ crisis_detected: _, ...saved }, { key }) =>
      change(client, (moods) => moods.map((mood) => (mood.id === key ? saved : mood))),
    onError: (_, { key }) => change(client, (moods) => moods.filter((mood) => mood.id !== key)),
    onSettled: () => settle(client),
  });
}

export function useRemoveMood() {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    mutationKey: writing,
    mutationFn: (id) => api.delete(`/api/mood/${id}`),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: moodsKey });
      change(client, (moods) => moods.filter((mood) => mood.id !== id));
    },
    onSettled: () => settle(client),
  });
}
