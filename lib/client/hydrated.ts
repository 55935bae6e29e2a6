"use client";

import { useSyncExternalStore } from "react";

const never = () => () => {};
const yes = () => true;
const notYet = () => false;

/** False on the server and until hydration, then true. */
export const useHydrated = (): boolean => useSyncExternalStore(never, yes, notYet);
