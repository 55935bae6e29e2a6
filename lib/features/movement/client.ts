"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { newUuid } from "@/lib/client/uuid";
import { exercisesKey, routinesKey } from "./constants";
import type { Exercise, GeneratedRoutine, Routine, RoutineWish } from "./types";

type Routines = readonly Routine[];

export const useExercises = () => useQuery<readonly Exercise[]>({ queryKey: exercisesKey });
export const useRoutines = () => useQuery<Routines>({ queryKey: routinesKey });

const change = (client: QueryClient, next: (routines: Routines) => Routines): void => {
  client.setQueryData<Routines>(routinesKey, (routines) => routines && next(routines));
};

/** Adds the new routine to the top of the list as soon as the response arrives (PHYS-09). */
export function useGenerateRoutine() {
  const client = useQueryClient();
  return useMutation<GeneratedRoutine, Error, RoutineWish>({
    mutationFn: (wish) =>
      api.post("/api/pt/generate-routine", wish, { headers: { "Idempotency-Key": newUuid() } }),
    // With the default, a press while the browser thinks it's offline would be held back and look
    // like nothing happened.
    networkMode: "always",
    onSuccess: ({ crisis_detected: _, concern: __, ...routine }) =>
      change(client, (routines) => [routine, ...routines]),
  });
}

/** Archives or restores a routine: optimistic, rolled back on failure. */
export function usePutAway() {
  const client = useQueryClient();
  const set = (id: string, isActive: boolean) =>
    change(client, (routines) =>
      routines.map((routine) => (routine.id === id ? { ...routine, isActive } : routine)),
    );
  return useMutation<Routine, Error, { id: string; isActive: boolean }>({
    mutationFn: ({ id, isActive }) => api.patch(`/api/pt/routines/${id}`, { isActive }),
    networkMode: "always",
    onMutate: ({ id, isActive }) => set(id, isActive),
    onError: (_, { id, isActive }) => set(id, !isActive),
  });
}

export function useDeleteRoutine() {
  const client = useQueryClient();
  return useMutation<void, Error, string>({
    mutationFn: (id) => api.delete(`/api/pt/routines/${id}`),
    networkMode: "always",
    onSuccess: (_, id) =>
      change(client, (routines) => routines.filter((routine) => routine.id !== id)),
  });
}
