"use client";

import {
  type InfiniteData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { ApiError, api, call, IN_BACKGROUND } from "@/lib/client/api";
import {
  conversationKey,
  type Filter,
  INCIDENTS_PER_PAGE,
  incidentKey,
  MESSAGES_PER_PAGE,
  QUEUE_READ_MS,
  queueAddress,
  queueKey,
  queuesKey,
  reportKey,
  WAITING_HEADER,
} from "./constants";
import type { UpdateIncidentInput } from "./schema";
import type {
  ChangedIncident,
  CrisisReport,
  IncidentDetail,
  OpenedConversation,
  QueuedIncident,
  ReadConversation,
} from "./types";

/** The type as it arrives over the wire, with dates as ISO 8601 strings. */
type Wire<T> = T extends Date
  ? string
  : T extends readonly (infer U)[]
    ? readonly Wire<U>[]
    : T extends object
      ? { readonly [K in keyof T]: Wire<T[K]> }
      : T;
export type ShownIncident = Wire<QueuedIncident>;
export type ShownDetail = Wire<IncidentDetail>;
export type ShownNote = ShownDetail["notes"][number];
export type ShownConversation = Wire<ReadConversation>;
export type ShownReport = Wire<CrisisReport>;

/** One page of the queue, and how far the server's clock is ahead of this device's (ms). */
export interface QueuePage {
  readonly incidents: readonly ShownIncident[];
  readonly skewMs: number;
  /** The total number of incidents waiting for someone, on all pages. */
  readonly waiting: number;
}

/** The ETag each page came with. */
const tags = new WeakMap<QueuePage, string>();

/** @param before the same page as last read, or null if it was just opened */
async function readPage(
  address: string,
  before: QueuePage | null,
  signal: AbortSignal,
): Promise<QueuePage> {
  const tag = before && tags.get(before);
  try {
    const response = await call("GET", address, undefined, {
      signal,
      headers: {
        ...(before ? IN_BACKGROUND.headers : {}),
        ...(tag ? { "If-None-Match": tag } : {}),
      },
    });
    const incidents: readonly ShownIncident[] = await response.json();
    const at = Date.parse(response.headers.get("date") ?? "");
    const told = Number(response.headers.get(WAITING_HEADER) ?? Number.NaN);
    const waiting = Number.isNaN(told)
      ? incidents.filter(({ waitingSince }) => waitingSince).length
      : told;
    const page = { incidents, skewMs: Number.isNaN(at) ? 0 : at - Date.now(), waiting };
    const newTag = response.headers.get("etag");
    if (newTag) tags.set(page, newTag);
    return page;
  } catch (error) {
    if (before && error instanceof ApiError && error.status === 304) return before;
    throw error;
  }
}

const cursorAfter = ({ incidents }: QueuePage): string | null =>
  incidents.length < INCIDENTS_PER_PAGE ? null : (incidents.at(-1)?.id ?? null);

/**
 * True if the account lacks the role or the incident is about the reader, so retrying won't help.
 */
export const lacksRole = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403;

/**
 * Polls every five seconds, even in a background window, because the desk must notice new
 * incidents.
 */
export function useQueue(filter: Filter) {
  const client = useQueryClient();
  const queryKey = queueKey(filter);
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const read = client.getQueryData<InfiniteData<QueuePage, string | null>>(queryKey);
      const before = read?.pages[read.pageParams.indexOf(pageParam)] ?? null;
      return readPage(queueAddress(filter, pageParam), before, signal);
    },
    initialPageParam: null as string | null,
    getNextPageParam: cursorAfter,
    refetchInterval: ({ state }) => (lacksRole(state.error) ? false : QUEUE_READ_MS),
    refetchIntervalInBackground: true,
    networkMode: "always",
    // Keeps an unchanged page as the same object, so its ETag is still found.
    structuralSharing: false,
  });
}

/**
 * One incident. Every read is recorded, so it isn't read twice without a reason, but returning to
 * it reads it again. A refetch doesn't count as someone at work.
 */
export function useIncident(id: string) {
  const client = useQueryClient();
  const queryKey = incidentKey(id);
  return useQuery<ShownDetail>({
    queryKey,
    queryFn: ({ signal }) =>
      api.get(queryKey.join("/"), {
        ...(client.getQueryData(queryKey) ? IN_BACKGROUND : {}),
        signal,
      }),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
}

type Change = UpdateIncidentInput extends infer U
  ? U extends { id: string }
    ? Omit<U, "id">
    : never
  : never;
export type IncidentChange = Change;

export function useChangeIncident(id: string) {
  const client = useQueryClient();
  return useMutation<Wire<ChangedIncident>, Error, IncidentChange>({
    mutationFn: (change) => api.patch(incidentKey(id).join("/"), change),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queuesKey }),
        client.invalidateQueries({ queryKey: incidentKey(id), exact: true }),
      ]),
  });
}

export function useBreakGlass(id: string) {
  const client = useQueryClient();
  return useMutation<Wire<OpenedConversation>, Error, string>({
    mutationFn: (reason) => api.post(`${incidentKey(id).join("/")}/break-glass`, { reason }),
    onSuccess: () => client.invalidateQueries({ queryKey: incidentKey(id), exact: true }),
  });
}

/** The conversation, newest page first. It's loaded only when someone asks for it. */
export const useConversation = (id: string, enabled: boolean) =>
  useInfiniteQuery({
    queryKey: conversationKey(id),
    queryFn: ({ pageParam, signal }) =>
      api.get<ShownConversation>(
        `${conversationKey(id).join("/")}${pageParam ? `?cursor=${pageParam}` : ""}`,
        {
          signal,
        },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ messages }) =>
      messages.length < MESSAGES_PER_PAGE ? null : (messages[0]?.id ?? null),
    enabled,
    // Don't keep the messages in the page's memory once it's closed.
    gcTime: 0,
  });

export const useCrisisReport = (year: number, enabled: boolean) =>
  // Don't cache: numbers from the start of a night shift mustn't be mistaken for those at its end.
  useQuery<ShownReport>({ queryKey: reportKey(year), enabled, staleTime: 0, gcTime: 0 });
