"use client";

import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { MAX_LISTED, type UserFilter } from "./constants";
import type { Change } from "./policy";
import type { ChangedUser, ManagedUser } from "./types";

type Page = readonly ManagedUser[];

const usersKey = ["/api/admin/users"] as const;

/**
 * Searches people by name or address, one page at a time. The previous results stay until the new
 * ones arrive.
 */
export const useUsers = (search: string, show: UserFilter) =>
  useInfiniteQuery({
    queryKey: [...usersKey, search, show],
    queryFn: ({ pageParam, signal }) => {
      const wanted = new URLSearchParams({
        show,
        ...(search ? { search } : {}),
        ...(pageParam ? { cursor: pageParam } : {}),
      });
      return api.get<Page>(`/api/admin/users?${wanted}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => (page.length < MAX_LISTED ? null : (page.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
    // Always refetch, because someone else may have changed a role since the page was last open.
    staleTime: 0,
    networkMode: "always",
  });

/**
 * Grants or revokes a role, deactivates or reactivates. The row shows the server's response at
 * once.
 */
export function useChangeUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...change }: Change & { id: string }) =>
      api.patch<ChangedUser>(`/api/admin/users/${id}`, change),
    onSuccess: ({ plan: _, ...changed }) => {
      client.setQueriesData<InfiniteData<Page>>(
        { queryKey: usersKey },
        (known) =>
          known && {
            ...known,
            pages: known.pages.map((page) =>
              page.map((user) => (user.id === changed.id ? changed : user)),
            ),
          },
      );
    },
  });
}
