"use client";

import { useMutation } from "@tanstack/react-query";
import { holdAdminToken, leaveStaffArea } from "@/lib/client/admin-session";
import { api, IN_BACKGROUND } from "@/lib/client/api";
import type { AdminSessionView, OpenedAdminSession } from "./types";

/** Tries a PIN. The right one opens the staff area in this tab (ADMN-02). */
export const useAuthenticate = () =>
  useMutation({
    mutationFn: (pin: string) => api.post<OpenedAdminSession>("/api/admin/authenticate", { pin }),
    onSuccess: ({ token }) => holdAdminToken(token),
  });

/**
 * Ends the PIN session on the server and in this tab. Without a network it still ends in this tab
 * (ADMN-05).
 */
export const useAdminLogout = () =>
  useMutation({ mutationFn: () => api.post("/api/admin/logout"), onSettled: leaveStaffArea });

/**
 * Asks how long the session will last. `atWork` extends it because someone is working; otherwise
 * the call only checks.
 */
export const readAdminSession = ({ atWork }: { atWork: boolean }): Promise<AdminSessionView> =>
  api.get("/api/admin/session", atWork ? undefined : IN_BACKGROUND);
