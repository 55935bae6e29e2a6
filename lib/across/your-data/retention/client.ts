"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { type Months, type RetentionKind, retentionKey } from "./constants";
import type { RetentionRule } from "./schema";

type Rules = readonly RetentionRule[];

/** GET /api/account/retention */
export const useRetention = () => useQuery<Rules>({ queryKey: retentionKey });

export function useChooseRetention() {
  const client = useQueryClient();
  return useMutation<Rules, Error, { kind: RetentionKind; months: Months | null }>({
    mutationFn: (choice) => api.put("/api/account/retention", choice),
    onSuccess: (rules) => client.setQueryData<Rules>(retentionKey, rules),
  });
}
