"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { dropWaiting } from "@/lib/client/device-outbox";
import { newUuid } from "@/lib/client/uuid";
import { keepForLater, sentAs } from "@/lib/features/mood/waiting/client";
import { moodsKey } from "./keys";
import type { MoodEntry, NewMood, RecordedMood } from "./types";

export { moodsKey } from "./keys";

type Moods = readonly MoodEntry[];

const writing = ["mood"] as const;

export const useMoods = () => useQuery<Moods>({ queryKey: moodsKey });

interface Sending extends NewMood {
  /** Makes a repeated send harmless, and names the entry until the server has. */
  readonly key: string;
  /** The detector in the browser heard a crisis in the note, and help was opened. */
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

/** A second tap may be under way; reading the list between the two would make its entry flicker. */
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
 * Sends the entry; when no network answers it is kept on this device and counts as recorded
 * (decision 0027).
 */
async function record(sending: Sending): Promise<RecordedMood> {
  const { key, noticed, ...mood } = sending;
  const { createdAt } = shown(sending);
  try {
    return await api.post("/api/mood", mood, { headers: { "Idempotency-Key": key } });
  } catch (error) {
    // Only a TypeError of fetch means that no answer came; everything that a server said stands.
    const kept =
      error instanceof TypeError &&
      (await keepForLater(key, { ...mood, noticed, recordedAt: createdAt }));
    if (!kept) throw error;
    return { ...shown(sending), crisis_detected: false, concern: "none", waiting: true };
  }
}

/**
 * Shows the entry at once, takes it back when the save fails, reads the list again after it
 * (MOOD-07).
 */
export function useRecordMood() {
  const client = useQueryClient();
  return useMutation<RecordedMood, Error, Sending>({
    mutationKey: writing,
    mutationFn: record,
    // Held back until the browser believes in a network, a tap would look saved and be lost with
    // the page.
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
    // The list of the server does not know an entry that waits here.
    onSettled: (recorded) => (recorded?.waiting ? undefined : settle(client)),
  });
}

export function useRemoveMood() {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    mutationKey: writing,
    mutationFn: async (id) => {
      if (!dropWaiting(id)) await api.delete(`/api/mood/${sentAs(id)}`);
    },
    networkMode: "always",
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: moodsKey });
      change(client, (moods) => moods.filter((mood) => mood.id !== id));
    },
    onSettled: () => settle(client),
  });
}
