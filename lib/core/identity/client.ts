"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, isUnauthorized } from "@/lib/client/api";
import { aboutOfError, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { onToldByOthers, tellOthers } from "@/lib/client/other-tabs";
import { currentUserKey } from "./keys";
import type { ProfileInput } from "./schema";
import type { CurrentUser, UpdatedUser } from "./types";

/** How long the answer is taken as it is; a tab that comes back asks again after that (AUTH-04). */
export const CURRENT_USER_FRESH_MS = 30_000;

/**
 * Only a 401 means signed out; away or broken servers fail the read, which keeps the last known
 * person (contract 8).
 */
async function readCurrentUser({ signal }: { signal: AbortSignal }): Promise<CurrentUser | null> {
  try {
    return await api.get<CurrentUser>(currentUserKey[0], { signal });
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

export interface CurrentUserState {
  readonly user: CurrentUser | null;
  /** The answer is an object with an id (AUTH-02). */
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  /** The server said so; a read that merely failed leaves this false. */
  readonly isSignedOut: boolean;
}

/**
 * Who is signed in, for client components; `initial` is what the server has rendered. Never retried
 * (AUTH-03).
 */
export function useCurrentUser(initial?: CurrentUser): CurrentUserState {
  const { data, isPending } = useQuery({
    queryKey: currentUserKey,
    queryFn: readCurrentUser,
    initialData: initial,
    staleTime: CURRENT_USER_FRESH_MS,
    refetchOnWindowFocus: true,
    retry: false,
  });
  const isAuthenticated = typeof data?.id === "string";
  return {
    user: isAuthenticated ? data : null,
    isAuthenticated,
    isLoading: isPending,
    isSignedOut: data === null,
  };
}

const PROFILE_CHANGED = "willow.profile-changed";

/** Another tab has changed the language or something else of the profile. */
export const onProfileChangedElsewhere = (listener: () => void): (() => void) =>
  onToldByOthers(PROFILE_CHANGED, listener);

/**
 * What the profile form sends: the changeable fields, and the derived two as documented, which the
 * server ignores.
 */
export type ProfileChange = Partial<
  Record<keyof ProfileInput | "ageGroup" | "isChildAccount", unknown>
>;

/**
 * Saves the profile, refreshes the cached person (ONBD-16) and opens the crisis dialog when the
 * goals call for it.
 */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation<UpdatedUser, Error, ProfileChange>({
    mutationFn: (change) => api.patch("/api/user/profile", change),
    onSuccess: ({ crisis_detected, concern: _, ...user }) => {
      client.setQueryData<CurrentUser | null>(currentUserKey, user);
      if (crisis_detected) openCrisisDialog();
      tellOthers(PROFILE_CHANGED);
      return client.invalidateQueries({ queryKey: currentUserKey, refetchType: "none" });
    },
    onError: (error) => {
      if (showsCrisis(error)) openCrisisDialog(aboutOfError(error));
    },
  });
}
