"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => null;

/**
 * The person's time zone; null on the server and during hydration. The server doesn't know it, so
 * anything that depends on a calendar day is filled in by the browser, which avoids a hydration
 * mismatch.
 */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(never, here, unknown);
