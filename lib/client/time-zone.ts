"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => null;

/**
 * The person's time zone; null on the server and while the page wakes up. The server does not know
 * it, so whatever depends on a calendar day is filled in by the browser, without a mismatch between
 * the two.
 */
export const useTimeZone = (): string | null =>
  useSyncExternalStore<string | null>(never, here, unknown);
