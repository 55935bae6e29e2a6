import type { Filter } from "./constants";

const ROOT = "/api/admin/crisis-incidents";

/**
 * Shared prefix of all queue keys, so one change invalidates them all. It isn't a URL; see
 * client.ts.
 */
export const queuesKey = [`${ROOT}#queue`] as const;
export const queueKey = (filter: Filter) => [...queuesKey, filter] as const;
export const queueAddress = (filter: Filter, cursor: string | null): string =>
  `${ROOT}?filter=${filter}${cursor ? `&cursor=${cursor}` : ""}`;

/** Joined with slashes, the parts are the URL (API-06). */
export const incidentKey = (id: string) => [ROOT, id] as const;
export const conversationKey = (id: string) => [ROOT, id, "conversation"] as const;
export const reportKey = (year: number) => [`/api/admin/crisis-report?year=${year}`] as const;
