"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Platform } from "@/lib/shared/platforms";
import type { ChoosablePlatform, OauthPlatform } from "./constants";
import type { PlatformState, ShownAccount, TestResult } from "./types";

export type PlatformStatus = Record<Platform, PlatformState>;

const statusKey = ["/api/admin/platform-status"] as const;

/** Runs only with a PIN session in this tab, and without a retry (CONN-09). */
export const usePlatformStatus = (enabled = true) =>
  useQuery<PlatformStatus>({ queryKey: statusKey, enabled, retry: false });

function useThenReadStatus<V, R>(change: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  });
}

export const useTestTwitter = () =>
  useThenReadStatus<void, TestResult>(() => api.post("/api/admin/test-twitter", {}));
export const useTestYoutube = () =>
  useThenReadStatus<void, TestResult>(() => api.post("/api/admin/test-youtube", {}));

export const useAuthorize = () =>
  useMutation<{ authUrl: string }, Error, OauthPlatform>({
    mutationFn: (platform) => api.get(`/api/admin/connections/${platform}/authorize`),
  });

const accountsAddress = (platform: ChoosablePlatform): string =>
  `/api/admin/connections/${platform}/accounts`;

/** The accounts to choose from; it queries the platform, so only when someone wants to choose. */
export const useAccounts = (platform: ChoosablePlatform, enabled: boolean) =>
  useQuery<readonly ShownAccount[]>({
    queryKey: [accountsAddress(platform)],
    enabled,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });

export const useChooseAccount = (platform: ChoosablePlatform) =>
  useThenReadStatus<string, ShownAccount>((id) => api.post(accountsAddress(platform), { id }));

export const useDisconnect = () =>
  useThenReadStatus<OauthPlatform, { disconnected: true; revoked: boolean }>((platform) =>
    api.post(`/api/admin/connections/${platform}/disconnect`, {}),
  );
