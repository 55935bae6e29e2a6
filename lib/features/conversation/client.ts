"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api, call } from "@/lib/client/api";
import { FIRST_MOOD, messagesKey, READ_AGAIN_MS, sessionsKey } from "./constants";
import type { ChatMessage, ChatSession } from "./types";

/** The wire format: dates are ISO 8601 strings. */
type OnWire<T> = {
  readonly [K in keyof T]: T[K] extends Date
    ? string
    : T[K] extends Date | null
      ? string | null
      : T[K];
};
export type ShownMessage = OnWire<ChatMessage>;
export type ShownSession = OnWire<ChatSession>;

export const useSessions = () => useQuery<ShownSession[]>({ queryKey: sessionsKey });

const begunOnes = (sessions: ShownSession[]): ShownSession[] =>
  sessions.filter(({ begun }) => begun);

/**
 * Conversations in which the person has written; one that was only opened doesn't count yet
 * (contract 8).
 */
export const useBegunSessions = () => useQuery({ queryKey: sessionsKey, select: begunOnes });

/**
 * Maps each list to the tag it came with. Kept outside the cache because components have no use for
 * tags.
 */
const tags = new WeakMap<readonly ShownMessage[], string>();

/** Keeps earlier pages in front of the newest page as long as the two are contiguous. */
function withEarlier(
  known: readonly ShownMessage[] | undefined,
  newest: ShownMessage[],
): ShownMessage[] {
  const at = known?.findIndex(({ id }) => id === newest[0]?.id) ?? -1;
  return known && at > 0 ? [...known.slice(0, at), ...newest] : newest;
}

async function readMessages(
  client: QueryClient,
  sessionId: string,
  signal: AbortSignal,
): Promise<ShownMessage[]> {
  const known = client.getQueryData<ShownMessage[]>(messagesKey(sessionId));
  const tag = known && tags.get(known);
  try {
    const response = await call("GET", messagesKey(sessionId).join("/"), undefined, {
      signal,
      headers: tag ? { "If-None-Match": tag } : {},
    });
    const newest: ShownMessage[] = await response.json();
    const messages = withEarlier(client.getQueryData(messagesKey(sessionId)), newest);
    const newTag = response.headers.get("etag");
    if (newTag) tags.set(messages, newTag);
    return messages;
  } catch (error) {
    if (known && error instanceof ApiError && error.status === 304) {
      return client.getQueryData<ShownMessage[]>(messagesKey(sessionId)) ?? known;
    }
    throw error;
  }
}

/**
 * Reads the page before the oldest known message and returns how many messages came; the list shows
 * them in front.
 */
export function useEarlierMessages(sessionId: string) {
  const client = useQueryClient();
  const key = messagesKey(sessionId);
  return useMutation({
    mutationFn: async () => {
      const oldest = client.getQueryData<ShownMessage[]>(key)?.[0]?.id;
      const response = await call("GET", `${key.join("/")}?cursor=${oldest}`);
      const earlier: ShownMessage[] = await response.json();
      const now = client.getQueryData<ShownMessage[]>(key) ?? [];
      const whole = [...earlier, ...now];
      const tag = tags.get(now);
      if (tag) tags.set(whole, tag);
      client.setQueryData(key, whole);
      return earlier.length;
    },
  });
}

/**
 * Polls every 3000 ms (CONST-02) unless `paused`: between a send and its acceptance the result
 * would be stale.
 */
export function useMessages(sessionId: string, paused: boolean) {
  const client = useQueryClient();
  return useQuery<ShownMessage[]>({
    queryKey: messagesKey(sessionId),
    queryFn: ({ signal }) => readMessages(client, sessionId, signal),
    refetchInterval: () => (paused || leaving.has(sessionId) ? false : READ_AGAIN_MS),
    // The list kept has to be the same object that was tagged.
    structuralSharing: false,
  });
}

/** Begins a conversation (CHAT-01, CHAT-02); the key makes a repeated call harmless. */
export function useOpenSession() {
  const client = useQueryClient();
  return useMutation<ShownSession, Error, { title: string; key: string }>({
    mutationFn: ({ title, key }) =>
      api.post(
        "/api/chat/sessions",
        { title, mood: FIRST_MOOD },
        { headers: { "Idempotency-Key": key } },
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}

function useSessionChange<V, R = unknown>(change: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    // Refresh only the list: the messages don't change, and after a deletion fetching them would
    // fail.
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey, exact: true }),
  });
}

export const useRenameSession = () =>
  useSessionChange(({ id, title }: { id: string; title: string }) =>
    api.patch(`/api/chat/sessions/${id}`, { title }),
  );

export const useEndSession = () =>
  useSessionChange((id: string): Promise<ShownSession> => api.post(`/api/chat/sessions/${id}/end`));

/** Conversations being deleted: an open one isn't refetched, or the request would find nothing. */
const leaving = new Set<string>();

export function useDeleteSession() {
  const client = useQueryClient();
  return useSessionChange(async (id: string) => {
    leaving.add(id);
    await client.cancelQueries({ queryKey: messagesKey(id) });
    try {
      await api.delete(`/api/chat/sessions/${id}`);
    } catch (error) {
      leaving.delete(id);
      throw error;
    }
  });
}

/** Puts a finished exchange into the list at once; the next fetch confirms it (CHAT-12). */
export function keepExchange(
  client: QueryClient,
  sessionId: string,
  exchange: readonly ShownMessage[],
): void {
  client.setQueryData<ShownMessage[]>(messagesKey(sessionId), (messages = []) => {
    const known = new Set(messages.map(({ id }) => id));
    return [...messages, ...exchange.filter(({ id }) => !known.has(id))];
  });
  void client.invalidateQueries({ queryKey: messagesKey(sessionId) });
  void client.invalidateQueries({ queryKey: sessionsKey });
}
