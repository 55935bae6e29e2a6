"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, call } from "@/lib/client/api";
import { readEvents } from "@/lib/client/event-stream";
import type { FoundFlags } from "@/lib/crisis/crisis-flags";
import type { ShownMessage, ShownSession } from "@/lib/features/conversation/client";
import { sessionsKey } from "@/lib/features/conversation/constants";
import type { OutgoingMessage, ReplyEvent } from "@/lib/features/conversation/stream/client";
import { TRAUMA_MOOD, type TraumaFrame } from "@/lib/features/conversation/trauma/constants";
import { traumaSessionsKey } from "./constants";

const LIST = `/api/chat/sessions?mood=${encodeURIComponent(TRAUMA_MOOD)}`;

/** TRAU-11, TRAU-12. */
export const useTraumaSessions = () =>
  useQuery<ShownSession[]>({
    queryKey: traumaSessionsKey,
    queryFn: ({ signal }) => api.get(LIST, { signal }),
  });

export interface NewTraumaSession extends TraumaFrame {
  readonly title: string;
}

/** Begins a trauma conversation (API-40); `key` makes a retry harmless. */
export function useOpenTraumaSession() {
  const client = useQueryClient();
  return useMutation<ShownSession & FoundFlags, Error, { session: NewTraumaSession; key: string }>({
    mutationFn: ({ session, key }) =>
      api.post(
        "/api/trauma-therapy/session",
        { ...session, title: session.title.trim() || undefined, mood: TRAUMA_MOOD },
        { headers: { "Idempotency-Key": key } },
      ),
    onSuccess: (session) => {
      client.setQueryData<ShownSession[]>(traumaSessionsKey, (known = []) => [session, ...known]);
      void client.invalidateQueries({ queryKey: sessionsKey, exact: true });
    },
  });
}

/** Saves settings changed during a conversation; the list shows them at once. */
export function useChangeFrame() {
  const client = useQueryClient();
  return useMutation<ShownSession, Error, { id: string } & Partial<TraumaFrame>>({
    mutationFn: ({ id, ...frame }) => api.patch(`/api/trauma-therapy/session/${id}`, frame),
    onSuccess: (session) =>
      client.setQueryData<ShownSession[]>(traumaSessionsKey, (known = []) =>
        known.map((each) => (each.id === session.id ? { ...each, ...session } : each)),
      ),
  });
}

/**
 * The trauma endpoints use their own role name for the AI (DATA-30); the list of messages calls it
 * the assistant.
 */
const asListed = (message: ShownMessage): ShownMessage => ({
  ...message,
  role: (message.role as string) === "user" ? "user" : "assistant",
});

/**
 * Sends a message with the settings at that moment (API-41), and yields the events of the answer's
 * stream.
 *
 * @throws the same as the chat's own send
 */
export const sendTraumaMessageWith = (frame: () => Partial<TraumaFrame>) =>
  async function* send({ sessionId, content, key }: OutgoingMessage): AsyncGenerator<ReplyEvent> {
    if (!sessionId) throw new Error("No active session");
    const response = await call(
      "POST",
      "/api/trauma-therapy/message",
      { sessionId, content, ...frame() },
      { headers: { accept: "text/event-stream", "Idempotency-Key": key } },
    );
    for await (const event of readEvents(response)) {
      const reply = event as ReplyEvent;
      yield reply.event === "done"
        ? { ...reply, data: { message: asListed(reply.data.message) } }
        : reply;
    }
  };
