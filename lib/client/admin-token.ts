/** The staff area's session token. It's sent with every call while it exists (API-05). */
export const ADMIN_TOKEN_KEY = "adminSessionToken";
/** The staff page to open after the PIN. */
export const ADMIN_RETURN_KEY = "adminReturnTo";

/** Null without a PIN session in this tab, on the server, and if the browser blocks storage. */
export function heldAdminToken(): string | null {
  try {
    return sessionStorage.getItem(ADMIN_TOKEN_KEY);
  } catch {
    return null;
  }
}
