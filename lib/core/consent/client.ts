"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { currentUserKey } from "@/lib/core/identity/constants";
import type { ConsentDecision } from "./constants";
import type { DecidedConsent, SentConsent } from "./types";

export const useSubmitConsent = (token: string) =>
  useMutation<DecidedConsent, Error, ConsentDecision>({
    mutationFn: (decision) => api.post(`/api/consent/${token}`, { decision }),
  });

/** Requests the e-mail again and refetches the cached person, whose state may have changed. */
export function useResendConsent() {
  const client = useQueryClient();
  return useMutation<SentConsent, Error, void>({
    mutationFn: () => api.post("/api/consent", {}),
    onSettled: () => client.invalidateQueries({ queryKey: currentUserKey }),
  });
}
