"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { Platform } from "@/lib/shared/platforms";
import type { OauthPlatform } from "./constants";
import type { PlatformState, TestResult } from "./types";

export type PlatformStatus = Record<Platform, PlatformState>;

const statusKey = ["/api/admin/platform-status"] as const;

/** Runs only where a PIN session stands in this tab, and without a retry (CONN-09). */
export const usePlatformStatus = (enabled = true) =>
  useQuery<PlatformStatus>({ queryKey: statusKey, enabled, retry: false });

function useThenReadStatus<V, R>(change: (input: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation<R, Error, V>({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  });
}

export const useTestTwitter = () => useThenReadStatus<void, TestResult>(() => api.post("/api/admin/test-twitter", {}));
export const useTestYoutube = () => useThenReadStatus<void, TestResult>(() => api.post("/api/admin/test-youtube", {}));

export const useAuthorize = () =>
  useMutation<{ authUrl: string }, Error, OauthPlatform>({
    mutationFn: (platform) => api.get(`/api/admin/connections/${platform}/authorize`),
  });

export const useDisconnect = () =>
  useThenReadStatus<OauthPlatform, { disconnected: true; revoked: boolean }>((platform) =>
    api.post(`/api/admin/connections/${platform}/disconnect`, {}),
  );
