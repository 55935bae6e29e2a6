"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { newUuid } from "@/lib/client/uuid";
import { finishedExercisesKey } from "./constants";
import type { FinishExerciseInput, FinishedExercise } from "./schema";

/** The wire format. */
export interface ShownExercise extends Omit<FinishedExercise, "finishedAt"> {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
}

export const useFinishedExercises = () =>
  useQuery<ShownExercise[]>({ queryKey: finishedExercisesKey });

/**
 * Tells the server that an exercise was finished. Failures are silent: a visitor, a child whose
 * parent hasn't agreed yet and someone offline all do the same exercise, and nothing may disturb
 * them.
 */
export function tellFinished(finished: FinishExerciseInput): void {
  api
    .post("/api/exercises/finished", finished, { headers: { "Idempotency-Key": newUuid() } })
    .catch(() => undefined);
}
