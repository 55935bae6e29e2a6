export const settingsKey = ["/api/admin/settings"] as const;
export const settingChangesKey = ["/api/admin/settings/changes"] as const;
