"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ChangeSettingsInput, UndoSettingsInput } from "./schema";
import type { SettingChangeView, SettingsView } from "./types";

const settingsKey = ["/api/admin/settings"] as const;
const settingChangesKey = ["/api/admin/settings/changes"] as const;

/** For the settings page: refetched whenever it opens, because other staff change settings too. */
export const useSettings = () =>
  useQuery<SettingsView>({ queryKey: settingsKey, refetchOnMount: "always" });

/** For parts of the page: reuses the values the page has loaded. */
export const useShownSettings = () => useQuery<SettingsView>({ queryKey: settingsKey });

export const useSettingChanges = () =>
  useQuery<readonly SettingChangeView[]>({ queryKey: settingChangesKey, refetchOnMount: "always" });

/** Caches the settings the server returns. If a change is refused, refetches them. */
function useChange<V>(change: (of: V) => Promise<SettingsView>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (settings) => client.setQueryData(settingsKey, settings),
    onError: () => client.invalidateQueries({ queryKey: settingsKey, exact: true }),
    onSettled: () => client.invalidateQueries({ queryKey: settingChangesKey }),
  });
}

export const useChangeSettings = () =>
  useChange((change: ChangeSettingsInput) => api.put<SettingsView>(settingsKey[0], change));

export const useUndoSettings = () =>
  useChange((change: UndoSettingsInput) =>
    api.post<SettingsView>(`${settingsKey[0]}/undo`, change),
  );

export const useTestAlert = () =>
  useMutation({
    mutationFn: () => api.post<{ recipients: number }>("/api/admin/settings/test-alert"),
  });
