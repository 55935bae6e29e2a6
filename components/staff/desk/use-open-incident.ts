"use client";

import { useEffect } from "react";
import {
  type ShownDetail,
  type ShownIncident,
  useIncident,
  type useQueue,
} from "@/lib/across/staff/desk/client";
import { ApiError } from "@/lib/client/api";

/** How long an open incident may go unread while the queue does not reach down to it (ms). */
const UNSEEN_MS = 30_000;

/** What the queue says of the open incident. */
export interface SeenLine {
  /** Null when no page that was read holds it. */
  readonly line: ShownIncident | null;
  /** False while further pages of the queue were not read. */
  readonly isWhole: boolean;
  /** When the queue was read (ms). */
  readonly readAt: number;
}

/**
 * The line of an incident, wherever it stands; open ones first, because they are read whatever one
 * looks at.
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

/** Whether the queue knows something that the open incident does not. */
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
 * The open incident as it is now: what the queue says of it stands at once, and the rest is read
 * again. A patient may write on, and a colleague take it on or resolve it, while somebody reads.
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
  // Once the home was named it stays so, whichever of the two is older.
  const doNotContactHome = Boolean(data?.doNotContactHome || line?.doNotContactHome);
  return {
    detail: gone || !now ? undefined : { ...now, doNotContactHome },
    error,
    isFetching,
    refetch,
  };
}
