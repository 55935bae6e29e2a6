/**
 * Every reader has their own days; the first part of the address finds the answer again whatever
 * the zone.
 */
export const FAMILY = "/api/family";
export const familyKey = (zone: string) => [`${FAMILY}?zone=${encodeURIComponent(zone)}`] as const;
