"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { dropWaiting } from "@/lib/client/device-outbox";
import { newUuid } from "@/lib/client/uuid";
import { keepForLater, serverIdOf } from "@/lib/features/mood/waiting/client";
import { moodsKey } from "./constants";
import type { MoodEntry, NewMood, RecordedMood } from "./types";

export { moodsKey } from "./constants";

type Moods = readonly MoodEntry[];

const writing = ["mood"] as const;

export const useMoods = () => useQuery<Moods>({ queryKey: moodsKey });

interface Sending extends NewMood {
  /** Makes a retry harmless, and identifies the entry until the server has assigned an id. */
  readonly key: string;
  /** Whether the browser's detector found a crisis in the note and opened help. */
  readonly noticed: boolean;
}

export const toSend = (mood: NewMood, noticed = false): Sending => ({
  ...mood,
  noticed,
  key: newUuid(),
});

const change = (client: QueryClient, next: (moods: Moods) => Moods): void => {
  client.setQueryData<Moods>(moodsKey, (moods) => moods && next(moods));
};

/**
 * Skips the refetch while another tap is in progress; refetching in between would make its entry
 * flicker.
 */
const settle = (client: QueryClient): Promise<void> | undefined =>
  client.isMutating({ mutationKey: writing }) > 1
    ? undefined
    : client.invalidateQueries({ queryKey: moodsKey });

const shown = ({ key, notes, noticed: _, ...mood }: Sending): MoodEntry => ({
  ...mood,
  id: key,
  userId: "",
  notes: notes ?? null,
  triggers: [],
  createdAt: new Date().toISOString(),
});

/**
 * Sends the entry; if the network is down, it's kept on this device and counts as recorded
 * (decision 0027).
 */
async function record(sending: Sending): Promise<RecordedMood> {
  const { key, noticed, ...mood } = sending;
  const { createdAt } = shown(sending);
  try {
    return await api.post("/api/mood", mood, { headers: { "Idempotency-Key": key } });
  } catch (error) {
    // Only a TypeError from fetch means no answer came; any response from the server is final.
    const kept =
      error instanceof TypeError &&
      (await keepForLater(key, { ...mood, noticed, recordedAt: createdAt }));
    if (!kept) throw error;
    return { ...shown(sending), crisis_detected: false, concern: "none", waiting: true };
  }
}

/**
 * Shows the entry at once, removes it if the save fails, and refetches the list afterwards
 * (MOOD-07).
 */
export function useRecordMood() {
  const client = useQueryClient();
  return useMutation<RecordedMood, Error, Sending>({
    mutationKey: writing,
    mutationFn: record,
    // Paused until the browser believes it's online, a tap would look saved and be lost with the
    // page.
    networkMode: "always",
    onMutate: async (sending) => {
      await client.cancelQueries({ queryKey: moodsKey });
      change(client, (moods) => [shown(sending), ...moods]);
    },
    onSuccess: (
      { crisis_detected: _, concern: __, crisis_kind: ___, waiting: ____, ...saved },
      { key },
    ) => change(client, (moods) => moods.map((mood) => (mood.id === key ? saved : mood))),
    onError: (_, { key }) => change(client, (moods) => moods.filter((mood) => mood.id !== key)),
    // The server's list doesn't know about an entry waiting here.
    onSettled: (recorded) => (recorded?.waiting ? undefined : settle(client)),
  });
}

export function useRemoveMood() {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    mutationKey: writing,
    mutationFn: async (id) => {
      if (!dropWaiting(id)) await api.delete(`/api/mood/${serverIdOf(id)}`);
    },
    networkMode: "always",
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: moodsKey });
      change(client, (moods) => moods.filter((mood) => mood.id !== id));
    },
    onSettled: () => settle(client),
  });
}
