"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => null;

/**
 * The person's time zone. Null on the server and during hydration. The server doesn't know it, so
 * the browser fills in anything that depends on a calendar day, which avoids a hydration mismatch.
 */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(never, here, unknown);
