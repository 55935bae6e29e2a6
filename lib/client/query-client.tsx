"use client";

import {
  MutationCache,
  QueryCache,
  QueryClient,
  QueryClientProvider,
  type QueryKey,
} from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { endAdminSessionIfExpired } from "./admin-session";
import { api } from "./api";
import { bounceIfUnauthorized } from "./sign-in-bounce";

/** Joins the parts of the query key with slashes and sends a GET (API-06). */
const readByKey = ({
  queryKey,
  signal,
}: {
  queryKey: QueryKey;
  signal: AbortSignal;
}): Promise<unknown> => api.get(queryKey.join("/"), { signal });

/** Any call may find that a session has ended, either the person's own or the staff area's. */
const endOfSession = (error: unknown): boolean =>
  bounceIfUnauthorized(error) || endAdminSessionIfExpired(error);

/**
 * The documented defaults (API-07): no retries, no refetch on focus, no polling, data never stale.
 * Any call that finds the session gone leads to the sign-in (ERR-02).
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({ onError: endOfSession }),
    mutationCache: new MutationCache({ onError: endOfSession }),
    defaultOptions: {
      queries: {
        queryFn: readByKey,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      // Without a network, a change fails at once and can be repeated. By default it would wait
      // silently.
      mutations: { retry: false, networkMode: "always" },
    },
  });

export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
