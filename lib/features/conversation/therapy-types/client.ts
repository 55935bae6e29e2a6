"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type {
  PreviewInput,
  PromptPreview,
} from "@/lib/features/conversation/approach-preview/schema";
import type { ChangeTypeInput, RestoreTypeInput } from "./schema";
import type { StaffTherapyType, TypeVersionView } from "./types";

const staffTypesKey = ["/api/admin/therapy-types"] as const;
const typeVersionsKey = (id: string) => [...staffTypesKey, id, "versions"] as const;

type Types = readonly StaffTherapyType[];

export const useStaffTypes = () =>
  useQuery<Types>({ queryKey: staffTypesKey, refetchOnMount: "always" });

export const useTypeVersions = (id: string) =>
  useQuery<readonly TypeVersionView[]>({ queryKey: typeVersionsKey(id), refetchOnMount: "always" });

/**
 * Puts a changed approach in its place in the list; a refused change refetches the list, with other
 * people's changes.
 */
function useChange<V extends { readonly id: string }>(
  change: (of: V) => Promise<StaffTherapyType>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) =>
      client.setQueryData<Types>(staffTypesKey, (types) =>
        types?.map((type) => (type.id === changed.id ? changed : type)),
      ),
    onError: () => client.invalidateQueries({ queryKey: staffTypesKey, exact: true }),
    onSettled: (_changed, _error, { id }) =>
      client.invalidateQueries({ queryKey: typeVersionsKey(id) }),
  });
}

export const useChangeType = () =>
  useChange(({ id, ...change }: ChangeTypeInput) =>
    api.patch<StaffTherapyType>(`/api/admin/therapy-types/${id}`, change),
  );

export const useRestoreType = () =>
  useChange(({ id, ...which }: RestoreTypeInput) =>
    api.post<StaffTherapyType>(`/api/admin/therapy-types/${id}/restore`, which),
  );

/** Shows the whole prompt; stores nothing. */
export const usePreviewPrompt = () =>
  useMutation({
    mutationFn: ({ id, ...written }: PreviewInput) =>
      api.post<PromptPreview>(`/api/admin/therapy-types/${id}/preview`, written),
  });
