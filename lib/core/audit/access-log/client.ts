"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { accessKey, MAX_LISTED } from "./constants";
import type { AccessLine } from "./schema";

type Page = readonly AccessLine[];

/** Fetches GET /api/account/access one page at a time. */
export const useAccessLog = () =>
  useInfiniteQuery({
    queryKey: accessKey,
    queryFn: ({ pageParam, signal }) =>
      api.get<Page>(`/api/account/access${pageParam ? `?cursor=${pageParam}` : ""}`, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) =>
      page.length < MAX_LISTED ? null : (page.at(-1)?.seq ?? null),
  });
