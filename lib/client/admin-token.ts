/** Where the staff area keeps its session; sent with every call while it exists (API-05). */
export const ADMIN_TOKEN_KEY = "adminSessionToken";
/** The staff page that waits behind the PIN. */
export const ADMIN_RETURN_KEY = "adminReturnTo";

/**
 * Null without a PIN session in this tab, on the server, and where the browser keeps storage shut.
 */
export function heldAdminToken(): string | null {
  try {
    return sessionStorage.getItem(ADMIN_TOKEN_KEY);
  } catch {
    return null;
  }
}
