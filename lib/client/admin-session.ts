import { ADMIN_RETURN_KEY, ADMIN_TOKEN_KEY, heldAdminToken } from "./admin-token";
import { ApiError } from "./api";
import { clearDrafts } from "./drafts";
import { toast } from "./toast";

/** ERR-26. */
export const ADMIN_EXPIRED = "Admin session expired";

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
 * Hears when the session of this tab is about to end for want of work, and when it ends: whoever
 * relies on sound must.
 */
export function subscribeToSessionEnd(listener: () => void): () => void {
  endListeners.add(listener);
  return () => void endListeners.delete(listener);
}

export function tellSessionEnd(): void {
  for (const listener of endListeners) listener();
}

let left = false;

/** Whether the session of this tab ended by "Logout"; nobody then waits to come back to a page. */
export const hasLeftStaffArea = (): boolean => left;

/** Back at the door: whoever asks for a page from here on wants to come back to it. */
export function arriveAtStaffDoor(): void {
  left = false;
}

/** Keeps the token of a right PIN for this tab (ADMN-02). */
export function holdAdminToken(token: string): void {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, token);
  tell();
}

/** Ends the staff area in this tab; its pages lead back to /admin by themselves. */
export function dropAdminToken(): void {
  sessionStorage.removeItem(ADMIN_TOKEN_KEY);
  tell();
}

/** "Logout": the same, on purpose. Notes that were begun go too: they are about people. */
export function leaveStaffArea(): void {
  left = true;
  forgetStaffPage();
  clearDrafts();
  dropAdminToken();
}

/**
 * The page for which the PIN is asked: it opens after it (decision 0037). Whoever logs out comes
 * for none.
 */
export function rememberStaffPage(path: string): void {
  try {
    sessionStorage.setItem(ADMIN_RETURN_KEY, path);
  } catch {
    // Where storage is shut one comes back to the six tiles.
  }
}

/** Null on the server, and where nobody was sent here from. */
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
 * For every failed call: a 401 of the PIN session ends it here too and says so, once (ERR-26,
 * ERR-28).
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

/** "Request failed: Conflict": what the staff area says of every other failure (ERR-27). */
export function requestFailed(error: unknown): string {
  if (!(error instanceof ApiError)) return "Request failed: no connection";
  // HTTP/2 sends no status text.
  return `Request failed: ${error.statusText || error.status}`;
}

/**
 * Tells of a failed change in the staff area, with what the server said about it. The end of a
 * session has been told by then (`endAdminSessionIfExpired`).
 */
export function toastFailedRequest(error: unknown): void {
  if (isExpiry(error) || (error instanceof ApiError && error.status === 401)) return;
  const description = error instanceof ApiError ? error.detail.message : undefined;
  toast({ title: requestFailed(error), description, variant: "destructive" });
}
