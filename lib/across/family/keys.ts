/**
 * First part of the query key. It matches responses for every time zone, since days depend on the
 * reader's zone.
 */
export const FAMILY = "/api/family";
export const familyKey = (zone: string) => [`${FAMILY}?zone=${encodeURIComponent(zone)}`] as const;
