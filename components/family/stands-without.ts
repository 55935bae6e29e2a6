import type { ChildView } from "@/lib/across/family/types";

/**
 * True when consent is needed and there is none: under 13 after a refusal or a withdrawal, or while
 * a parent is asked again.
 */
export const lacksConsent = (consent: ChildView["consent"]): boolean =>
  consent !== "granted" && consent !== "notified";
