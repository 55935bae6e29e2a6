"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, api, call } from "@/lib/client/api";
import { accountKey } from "@/lib/core/identity/keys";
import type { LeftView } from "./schema";
import type { AccountView } from "./types";

export const useAccount = () => useQuery<AccountView>({ queryKey: accountKey });

/**
 * Whether the page at hand knows that the account is to be erased. Asks nobody: a page that sells
 * brings it along.
 */
export const useIsLeaving = (): boolean =>
  useQuery<AccountView>({ queryKey: accountKey, enabled: false }).data?.eraseAfter != null;

/** Calls the erasure off; what the server answers is taken as it is. */
export function useKeepAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.patch<AccountView>("/api/account", { eraseAfter: null }),
    onSuccess: (account) => client.setQueryData<AccountView>(accountKey, account),
  });
}

/** What the page sends unless "at once" is chosen (contract 8). */
export const PUT_OFF = "P7D";

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

/** The sign-in is too long ago for what cannot be taken back. */
export const wantsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.code === "reauth_required";
