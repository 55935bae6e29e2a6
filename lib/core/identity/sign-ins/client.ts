"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { signInsKey } from "@/lib/core/identity/constants";
import type { SignInPlace } from "@/lib/core/identity/types";

type Places = readonly SignInPlace[];

/** GET /api/account/sign-ins */
export const useSignIns = () => useQuery<Places>({ queryKey: signInsKey });

/** DELETE /api/account/sign-ins: ends all sessions except this one. */
export function useEndOtherSignIns() {
  const client = useQueryClient();
  return useMutation<unknown, Error, void>({
    mutationFn: () => api.delete("/api/account/sign-ins"),
    onSuccess: () => {
      client.setQueryData<Places>(signInsKey, (places) => places?.filter(({ here }) => here));
    },
  });
}
