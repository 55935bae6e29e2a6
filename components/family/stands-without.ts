import type { ChildView } from "@/lib/across/family/types";

/**
 * A yes is needed, and none stands: under 13 after a no or a withdrawal, or while a parent is asked
 * again.
 */
export const standsWithout = (consent: ChildView["consent"]): boolean =>
  consent !== "granted" && consent !== "notified";
