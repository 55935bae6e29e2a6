"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { MAX_LISTED } from "@/lib/features/mood/constants";
import type { MoodEntry } from "@/lib/features/mood/types";
import { moodHistoryKey } from "./constants";

type Page = readonly MoodEntry[];

const readPage = (cursor: string | null, signal?: AbortSignal): Promise<Page> =>
  api.get(`/api/mood?limit=${MAX_LISTED}${cursor ? `&cursor=${cursor}` : ""}`, { signal });

/** Cursor of the next page; null after a page that wasn't full. */
const cursorAfter = (page: Page): string | null =>
  page.length < MAX_LISTED ? null : (page.at(-1)?.id ?? null);

/** Every entry ever recorded, newest first, one page at a time. */
export const useMoodHistory = () =>
  useInfiniteQuery({
    queryKey: moodHistoryKey,
    queryFn: ({ pageParam, signal }) => readPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: cursorAfter,
  });

/**
 * All pages at once, for export; entries made in the meantime may be missing, but none appears
 * twice.
 */
export async function readWholeHistory(): Promise<MoodEntry[]> {
  const moods: MoodEntry[] = [];
  for (let cursor: string | null = null; ; ) {
    const page: Page = await readPage(cursor);
    moods.push(...page);
    cursor = cursorAfter(page);
    if (!cursor) return moods;
  }
}

/** Deletes an entry while the page is being left, when no one is there to see the outcome. */
export function removeWhileLeaving(id: string): void {
  api.delete(`/api/mood/${id}`, { keepalive: true }).catch(() => undefined);
}
