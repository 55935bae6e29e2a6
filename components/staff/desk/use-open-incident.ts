"use client";

import { useEffect } from "react";
import {
  type ShownDetail,
  type ShownIncident,
  useIncident,
  type useQueue,
} from "@/lib/across/staff/desk/client";
import { ApiError } from "@/lib/client/api";

/** How long an open incident may go unread when the loaded queue doesn't reach it (ms). */
const UNSEEN_MS = 30_000;

/** The queue's view of the open incident. */
export interface SeenLine {
  /** Null if no loaded page contains it. */
  readonly line: ShownIncident | null;
  /** False while the queue has pages that weren't loaded. */
  readonly isWhole: boolean;
  /** When the queue was last read (ms). */
  readonly readAt: number;
}

/**
 * Finds an incident's line in any of the queues; open ones first, because they're polled whichever
 * filter is shown.
 */
export function lineOf(id: string, queues: readonly ReturnType<typeof useQueue>[]): SeenLine {
  const [openOnes] = queues;
  const seen = {
    isWhole: openOnes !== undefined && !openOnes.hasNextPage,
    readAt: openOnes?.dataUpdatedAt ?? 0,
  };
  for (const queue of queues) {
    const line = queue.data?.pages
      .flatMap(({ incidents }) => incidents)
      .find((each) => each.id === id);
    if (line) return { ...seen, line, readAt: queue.dataUpdatedAt };
  }
  return { ...seen, line: null };
}

const differs = (line: ShownIncident, detail: ShownDetail): boolean =>
  (Object.keys(line) as (keyof ShownIncident)[]).some(
    (key) => JSON.stringify(line[key]) !== JSON.stringify(detail[key]),
  );

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** Tells whether the queue has newer information than the open incident. */
function isBehind(
  detail: ShownDetail,
  detailAt: number,
  { line, isWhole, readAt }: SeenLine,
): boolean {
  if (readAt <= detailAt) return false;
  if (line) return differs(line, detail);
  if (detail.resolved) return false;
  return isWhole || readAt - detailAt > UNSEEN_MS;
}

/**
 * Keeps the open incident current: the queue's data shows at once, and the rest is refetched. While
 * someone reads, the patient may write more, and a colleague may acknowledge or resolve it.
 */
export function useOpenIncident(id: string, seen: SeenLine) {
  const { data, error, dataUpdatedAt, isFetching, refetch } = useIncident(id);
  const gone = isGone(error);
  const behind = data !== undefined && !gone && isBehind(data, dataUpdatedAt, seen);
  const { line, readAt } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each reading of the queue, also after a failure
  useEffect(() => {
    if (behind) void refetch({ cancelRefetch: false });
  }, [behind, readAt, refetch]);
  const now = data && line && behind ? { ...data, ...line } : data;
  // Once either source flagged the home, the flag stays, whichever is older.
  const doNotContactHome = Boolean(data?.doNotContactHome || line?.doNotContactHome);
  return {
    detail: gone || !now ? undefined : { ...now, doNotContactHome },
    error,
    isFetching,
    refetch,
  };
}
