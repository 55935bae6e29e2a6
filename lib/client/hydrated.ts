"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const notYet = () => false;

/** False on the server and until the page's own scripts have taken over; true from then on. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, notYet);
