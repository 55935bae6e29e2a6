"use client";

import { type QueryClient, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api } from "@/lib/client/api";
import { newUuid } from "@/lib/client/uuid";
import { certificatesKey } from "@/lib/features/certificates/constants";
import { type ChosenStatus, enrolmentsKey, programsKey } from "./constants";
import type { Enrolment, Program } from "./types";

type Enrolments = readonly Enrolment[];

export const usePrograms = () => useQuery<readonly Program[]>({ queryKey: programsKey });

export const useEnrolments = () => useQuery<Enrolments>({ queryKey: enrolmentsKey });

/** Puts the response in its place in the list; a new one comes first. */
function keep(client: QueryClient, enrolment: Enrolment): void {
  client.setQueryData<Enrolments>(enrolmentsKey, (known) =>
    known?.some(({ id }) => id === enrolment.id)
      ? known.map((one) => (one.id === enrolment.id ? enrolment : one))
      : known && [enrolment, ...known],
  );
  // A program can be complete right away, and then it has a certificate.
  if (enrolment.certificateGenerated) void client.invalidateQueries({ queryKey: certificatesKey });
}

/** Begins a program, or resumes where the person was. */
export function useEnrol() {
  const client = useQueryClient();
  return useMutation<Enrolment, Error, string>({
    mutationFn: (programId) =>
      api.post("/api/user-programs", { programId }, { headers: { "Idempotency-Key": newUuid() } }),
    onSuccess: (enrolment) => keep(client, enrolment),
  });
}

export function useChangeEnrolment() {
  const client = useQueryClient();
  return useMutation<Enrolment, Error, { readonly id: string; readonly status: ChosenStatus }>({
    mutationFn: ({ id, status }) => api.patch(`/api/user-programs/${id}`, { status }),
    onSuccess: (enrolment) => keep(client, enrolment),
  });
}

const TOOL_SHEET = "tool";

/** Refetches progress when an exercise or the plan, opened over the page, is closed. */
export function useRecountAfterTools(): void {
  const client = useQueryClient();
  const recount = useCallback(async () => {
    await client.invalidateQueries({ queryKey: enrolmentsKey });
    await client.invalidateQueries({ queryKey: certificatesKey });
  }, [client]);
  useEffect(() => {
    // A dialog's close event doesn't bubble, so it's caught in the capture phase.
    const closed = (event: Event) => {
      if (event.target instanceof HTMLDialogElement && event.target.id === TOOL_SHEET)
        void recount();
    };
    document.addEventListener("close", closed, { capture: true });
    return () => document.removeEventListener("close", closed, { capture: true });
  }, [recount]);
}
