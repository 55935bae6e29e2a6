"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { accountKey } from "./keys";
import type { AccountView } from "./types";

export const useAccount = () => useQuery<AccountView>({ queryKey: accountKey });

/** Calls the erasure off; what the server answers is taken as it is. */
export function useKeepAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.patch<AccountView>("/api/account", { eraseAfter: null }),
    onSuccess: (account) => client.setQueryData<AccountView>(accountKey, account),
  });
}
