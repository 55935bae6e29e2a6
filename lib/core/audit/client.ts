"use client";

import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { MAX_LISTED } from "./constants";
import type { AuditLine, ChainReport } from "./types";

type Page = readonly AuditLine[];

const CHAIN = "/api/admin/audit/chain";

/** Search filters, where an empty string means no filter. Times are ISO 8601. */
export interface AuditSearch {
  readonly actor: string;
  readonly subject: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

export const useAuditTrail = (search: AuditSearch) =>
  useInfiniteQuery({
    queryKey: ["/api/admin/audit", search],
    queryFn: ({ pageParam, signal }) => {
      const asked = Object.entries(search).filter(([, value]) => value !== "");
      const wanted = new URLSearchParams([...asked, ...(pageParam ? [["cursor", pageParam]] : [])]);
      return api.get<Page>(`/api/admin/audit?${wanted}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) =>
      page.length < MAX_LISTED ? null : (page.at(-1)?.seq ?? null),
    // Always refetch, because new rows arrive all the time.
    staleTime: 0,
    networkMode: "always",
  });

/** Checks the whole chain, one stretch per call. */
async function verifyWhole(): Promise<ChainReport> {
  let checked = 0;
  for (let path = CHAIN; ; ) {
    const report = await api.get<ChainReport>(path);
    checked += report.checked;
    if (!report.next) return { ...report, checked };
    path = `${CHAIN}?${new URLSearchParams({ after: report.next.seq, link: report.next.hash })}`;
  }
}

export const useVerifyChain = () => useMutation({ mutationFn: verifyWhole });
