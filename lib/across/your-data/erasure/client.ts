"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api, call } from "@/lib/client/api";
import { accountKey } from "@/lib/core/identity/constants";
import type { AccountView } from "./policy";
import type { LeftView } from "./schema";

export const useAccount = () => useQuery<AccountView>({ queryKey: accountKey });

/**
 * Whether this page knows of a scheduled erasure. It never fetches, because pages that sell a plan
 * are rendered with that data.
 */
export const useIsLeaving = (): boolean =>
  useQuery<AccountView>({ queryKey: accountKey, enabled: false }).data?.eraseAfter != null;

/** Cancels the erasure and caches the server's response as is. */
export function useKeepAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.patch<AccountView>("/api/account", { eraseAfter: null }),
    onSuccess: (account) => client.setQueryData<AccountView>(accountKey, account),
  });
}

/** The delay the page sends unless the user picks "at once" (contract 8). */
const PUT_OFF = "P7D";

/** Erases the account, at once or after seven days. */
export function useLeaveAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (atOnce: boolean): Promise<LeftView> => {
      const answer = await call("DELETE", "/api/account", atOnce ? {} : { after: PUT_OFF });
      return answer.json();
    },
    onSuccess: (left) => {
      if (left.status === "scheduled")
        client.setQueryData<AccountView>(accountKey, { eraseAfter: left.eraseAfter });
    },
  });
}

/** Whether the server refused because the sign-in is too old for something irreversible. */
export const wantsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.code === "reauth_required";
