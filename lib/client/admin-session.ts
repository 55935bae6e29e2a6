import { ADMIN_RETURN_KEY, ADMIN_TOKEN_KEY, heldAdminToken } from "./admin-token";
import { ApiError } from "./api";
import { clearDrafts } from "./drafts";
import { toast } from "./toast";

/** As documented (ERR-26). */
const ADMIN_EXPIRED = "Admin session expired";

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function subscribeToAdminSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const endListeners = new Set<() => void>();

/**
 * Notifies the listener when this tab's session is about to end for inactivity, and when it ends.
 * People who rely on sound need this.
 */
export function subscribeToSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

export function tellSessionEnd(): void {
  for (const listener of endListeners) listener();
}

let left = false;

/** Whether "Logout" ended this tab's session, so nobody is waiting to return to a page. */
export const hasLeftStaffArea = (): boolean => left;

/** Called back at the PIN page. A page requested from here on is one to return to. */
export function arriveAtStaffDoor(): void {
  left = false;
}

/** Keeps the token for a correct PIN in this tab (ADMN-02). */
export function holdAdminToken(token: string): void {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, token);
  tell();
}

/** Ends the staff area in this tab. Its pages then redirect to /admin by themselves. */
export function dropAdminToken(): void {
  sessionStorage.removeItem(ADMIN_TOKEN_KEY);
  tell();
}

/**
 * Handles "Logout": ends the staff area and also clears unfinished notes, because they're about
 * people.
 */
export function leaveStaffArea(): void {
  left = true;
  forgetStaffPage();
  clearDrafts();
  dropAdminToken();
}

/**
 * Remembers the page that needed the PIN, to open it afterwards (decision 0037). After a logout
 * there is none.
 */
export function rememberStaffPage(path: string): void {
  try {
    sessionStorage.setItem(ADMIN_RETURN_KEY, path);
  } catch {
    // Without storage, staff land on the six tiles instead.
  }
}

/** Null on the server, and if no page sent the person here. */
export function rememberedStaffPage(): string | null {
  try {
    return sessionStorage.getItem(ADMIN_RETURN_KEY);
  } catch {
    return null;
  }
}

export function forgetStaffPage(): void {
  sessionStorage.removeItem(ADMIN_RETURN_KEY);
}

const isExpiry = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 401 &&
  error.detail.code === "admin_session_expired";

/**
 * Called for every failed call. A 401 for the PIN session also ends it here and shows that once
 * (ERR-26, ERR-28).
 */
export function endAdminSessionIfExpired(error: unknown): boolean {
  if (!isExpiry(error)) return false;
  expireAdminSession();
  return true;
}

export function expireAdminSession(): void {
  if (heldAdminToken() === null) return;
  tellSessionEnd();
  dropAdminToken();
  toast({ title: ADMIN_EXPIRED, variant: "destructive" });
}

/** "Request failed: Conflict": the staff area's message for every other failure (ERR-27). */
export function requestFailed(error: unknown): string {
  if (!(error instanceof ApiError)) return "Request failed: no connection";
  // HTTP/2 has no status text.
  return `Request failed: ${error.statusText || error.status}`;
}

/**
 * Shows a failed change in the staff area with the server's message. The end of a session has
 * already been shown (`endAdminSessionIfExpired`).
 */
export function toastFailedRequest(error: unknown): void {
  if (isExpiry(error) || (error instanceof ApiError && error.status === 401)) return;
  const description = error instanceof ApiError ? error.detail.message : undefined;
  toast({ title: requestFailed(error), description, variant: "destructive" });
}
