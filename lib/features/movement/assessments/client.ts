"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { assessmentsKey } from "./constants";
import type { Assessment, NewAssessment, RecordedAssessment } from "./types";

export const useAssessments = () => useQuery<readonly Assessment[]>({ queryKey: assessmentsKey });

/** `key` stays the same on a retry, so a lost response can't cause a duplicate. */
interface Sending extends NewAssessment {
  readonly key: string;
}

export function useRecordAssessment() {
  const client = useQueryClient();
  return useMutation<RecordedAssessment, Error, Sending>({
    mutationFn: ({ key, ...assessment }) =>
      api.post("/api/pt/assessments", assessment, { headers: { "Idempotency-Key": key } }),
    networkMode: "always",
    onSuccess: ({ crisis_detected: _, concern: __, ...saved }) =>
      client.setQueryData<readonly Assessment[]>(assessmentsKey, (earlier) => [
        saved,
        ...(earlier ?? []),
      ]),
  });
}
