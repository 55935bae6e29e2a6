"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { MAX_LISTED, ptSessionsKey } from "./constants";
import type { PtSession } from "./types";

export { ptSessionsKey } from "./constants";

type Sessions = readonly PtSession[];

export const usePtSessions = () => useQuery<Sessions>({ queryKey: ptSessionsKey });

/** Appends the next page to the list. `hasOlder` only after a full page. */
export function useOlderSessions(sessions: Sessions) {
  const client = useQueryClient();
  const older = useMutation<Sessions, Error, void>({
    mutationFn: () => api.get(`/api/pt/sessions?limit=${MAX_LISTED}&cursor=${sessions.at(-1)?.id}`),
    networkMode: "always",
    onSuccess: (page) =>
      client.setQueryData<Sessions>(ptSessionsKey, (known) => {
        const ids = new Set(known?.map(({ id }) => id));
        return [...(known ?? []), ...page.filter(({ id }) => !ids.has(id))];
      }),
  });
  const isFull =
    older.data === undefined ? sessions.length >= MAX_LISTED : older.data.length === MAX_LISTED;
  return {
    hasOlder: isFull,
    load: () => older.mutate(),
    isLoading: older.isPending,
    failed: older.isError,
  };
}
