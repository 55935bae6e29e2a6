"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { CrisisFlags } from "@/lib/crisis/crisis-flags";
import { memoryEnabledKey, memoryKey } from "./constants";
import type { MemoryItem, MemorySwitch } from "./types";

export const useMemory = () => useQuery<readonly MemoryItem[]>({ queryKey: memoryKey });

/** Comes with the page; only this person's own switch changes it. */
export const useMemoryEnabled = (initial: MemorySwitch): boolean =>
  useQuery<MemorySwitch>({
    queryKey: memoryEnabledKey,
    queryFn: () => initial,
    initialData: initial,
    staleTime: Infinity,
  }).data.enabled;

export function useSwitchMemory() {
  const client = useQueryClient();
  return useMutation<MemorySwitch, Error, boolean>({
    mutationFn: (enabled) => api.patch("/api/memory", { enabled }),
    onSuccess: (answer) => client.setQueryData(memoryEnabledKey, answer),
  });
}

export function useEditMemory() {
  const client = useQueryClient();
  return useMutation<MemoryItem & CrisisFlags, Error, { id: string; content: string }>({
    mutationFn: ({ id, content }) => api.patch(`/api/memory/${id}`, { content }),
    onSuccess: ({ crisis_detected: _, concern: __, ...item }) =>
      client.setQueryData<readonly MemoryItem[]>(memoryKey, (items) =>
        items?.map((known) => (known.id === item.id ? item : known)),
      ),
  });
}

/** Forgets one item, or all of them if no id is given. */
export function useForget() {
  const client = useQueryClient();
  return useMutation<void, Error, string | undefined>({
    mutationFn: (id) => api.delete(id ? `/api/memory/${id}` : "/api/memory"),
    onSuccess: (_, id) =>
      client.setQueryData<readonly MemoryItem[]>(memoryKey, (items) =>
        id ? items?.filter((item) => item.id !== id) : [],
      ),
  });
}
