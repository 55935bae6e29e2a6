/**
 * Days depend on the reader's time zone; this first part of the key finds the response for any
 * zone.
 */
export const FAMILY = "/api/family";
export const familyKey = (zone: string) => [`${FAMILY}?zone=${encodeURIComponent(zone)}`] as const;
