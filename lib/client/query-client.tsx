"use client";

import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { api } from "./api";

/** A read joins the parts of its query key with slashes and sends GET (API-06). */
const readByKey = ({ queryKey, signal }: { queryKey: QueryKey; signal: AbortSignal }): Promise<unknown> =>
  api.get(queryKey.join("/"), { signal });

/** The documented defaults (API-07): no retries, no refetch on focus, no polling, data never stale. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
