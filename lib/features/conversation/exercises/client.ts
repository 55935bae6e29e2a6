"use client";

import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { newUuid } from "@/lib/client/uuid";
import { finishedExercisesKey } from "./keys";
import type { FinishExerciseInput } from "./schema";
import type { FinishedExercise } from "./types";

/** As it comes over the wire. */
export interface ShownExercise extends Omit<FinishedExercise, "finishedAt"> {
  /** ISO 8601, UTC. */
  readonly finishedAt: string;
}

export const useFinishedExercises = () =>
  useQuery<ShownExercise[]>({ queryKey: finishedExercisesKey });

/**
 * Tells the server that an exercise was walked to its end. It may fail in silence: a visitor, a
 * child whose parent has not agreed yet, and somebody without a network walk the same exercise, and
 * nothing about it may disturb them.
 */
export function tellFinished(finished: FinishExerciseInput): void {
  api
    .post("/api/exercises/finished", finished, { headers: { "Idempotency-Key": newUuid() } })
    .catch(() => undefined);
}
