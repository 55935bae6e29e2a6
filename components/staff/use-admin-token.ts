"use client";

import { useSyncExternalStore } from "react";
import { subscribeToAdminSession } from "@/lib/client/admin-session";
import { heldAdminToken } from "@/lib/client/admin-token";

/** Tells whether this tab has a PIN session; null until the browser has been asked. */
export const useHoldsAdminToken = (): boolean | null =>
  useSyncExternalStore(
    subscribeToAdminSession,
    () => heldAdminToken() !== null,
    () => null,
  );
