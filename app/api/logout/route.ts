import { open } from "@/lib/server/http/open-door";
import { resource } from "@/lib/server/http/route";
import { signOut } from "@/lib/server/sign-out";

/**
 * Ends the session in the database, clears the cookie and everything the browser stored, and
 * redirects to / (contract 4).
 */
export const { GET, POST, PUT, PATCH, DELETE } = resource({ GET: open(signOut) });
