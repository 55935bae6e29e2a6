"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { newUuid } from "@/lib/client/uuid";
import { checksKey } from "./constants";
import type { TraumaCheck } from "./schema";

export const useChecks = () => useQuery<TraumaCheck[]>({ queryKey: checksKey });

export function useRecordCheck() {
  const client = useQueryClient();
  return useMutation<TraumaCheck, Error, { answers: readonly number[]; key?: string }>({
    mutationFn: ({ answers, key = newUuid() }) =>
      api.post("/api/trauma-therapy/checks", { answers }, { headers: { "Idempotency-Key": key } }),
    onSuccess: (check) =>
      client.setQueryData<TraumaCheck[]>(checksKey, (known = []) => [check, ...known]),
  });
}

export function useRemoveCheck() {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    // Works even while the page is unloading.
    mutationFn: (id) => api.delete(`/api/trauma-therapy/checks/${id}`, { keepalive: true }),
    onSuccess: (_, id) =>
      client.setQueryData<TraumaCheck[]>(checksKey, (known = []) =>
        known.filter((check) => check.id !== id),
      ),
  });
}
