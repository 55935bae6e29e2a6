"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { currentUserKey } from "@/lib/core/identity/keys";
import type { ConsentDecision } from "./constants";
import type { DecidedConsent, SentConsent } from "./types";

export const useDecideConsent = (token: string) =>
  useMutation<DecidedConsent, Error, ConsentDecision>({
    mutationFn: (decision) => api.post(`/api/consent/${token}`, { decision }),
  });

/**
 * Asks for the e-mail once more; the cached person is read again, since their state may have
 * changed meanwhile.
 */
export function useResendConsent() {
  const client = useQueryClient();
  return useMutation<SentConsent, Error, void>({
    mutationFn: () => api.post("/api/consent", {}),
    onSettled: () => client.invalidateQueries({ queryKey: currentUserKey }),
  });
}
