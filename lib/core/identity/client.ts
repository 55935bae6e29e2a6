"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, isUnauthorized } from "@/lib/client/api";
import { aboutOfError, openCrisisDialog, showsCrisis } from "@/lib/client/crisis";
import { onTabMessage, tellOthers } from "@/lib/client/other-tabs";
import { currentUserKey } from "./constants";
import type { ProfileInput } from "./schema";
import type { CurrentUser, UpdatedUser } from "./types";

/**
 * How long the cached person counts as fresh. A tab that regains focus later refetches it
 * (AUTH-04).
 */
export const CURRENT_USER_FRESH_MS = 30_000;

/**
 * Only a 401 means signed out. If a server is down or broken, the read fails and the last known
 * person stays (contract 8).
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
  /** True once the response is an object with an id (AUTH-02). */
  readonly isAuthenticated: boolean;
  readonly isLoading: boolean;
  /** True only if the server said so. A read that merely failed leaves this false. */
  readonly isSignedOut: boolean;
}

/**
 * The signed-in person, for client components. `initial` is the server-rendered value. Requests are
 * never retried (AUTH-03).
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

/** Calls `listener` when another tab changes the language or anything else in the profile. */
export const onProfileChangedElsewhere = (listener: () => void): (() => void) =>
  onTabMessage(PROFILE_CHANGED, listener);

/**
 * The profile form's request: the editable fields, plus the two documented derived ones, which the
 * server ignores.
 */
export type ProfileChange = Partial<
  Record<keyof ProfileInput | "ageGroup" | "isChildAccount", unknown>
>;

/**
 * Saves the profile, refreshes the cached person (ONBD-16) and opens the crisis dialog if the goals
 * call for it.
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
