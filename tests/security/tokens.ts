import { GET as logout } from "@/app/api/logout/route";
import { endAdminSession } from "@/lib/across/staff/end-admin-session";
import { openAdminSession } from "@/lib/across/staff/open-admin-session";
import { verifyAdminSession } from "@/lib/across/staff/verify-admin-session";
import { ADMIN_TOKEN_HEADER } from "@/lib/server/http/access";
import { sessionCookieName } from "@/lib/server/session-cookie";
import { hashToken, newToken } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

const tokenOf = ({ cookie }: SignedIn): string => cookie.slice(cookie.indexOf("=") + 1);

/** Cookies of people whose sessions have ended, each in a different way. */
async function endedSessions(): Promise<Record<string, string>> {
  const [expired, loggedOut, deactivated, erased] = await Promise.all([signIn(), signIn(), signIn(), signIn()]);
  await query(`UPDATE sessions SET expire = now() - interval '1 second' WHERE "userId" = $1`, [expired.user.id]);
  await ask(logout, { cookie: loggedOut.cookie });
  await query("UPDATE users SET active = false WHERE id = $1", [deactivated.user.id]);
  await query("DELETE FROM users WHERE id = $1", [erased.user.id]);
  return {
    "an expired session": expired.cookie,
    "a session that was logged out": loggedOut.cookie,
    "the session of a deactivated person": deactivated.cookie,
    "the session of somebody who was erased": erased.cookie,
  };
}

const swapCase = (text: string): string =>
  [...text].map((sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join("");

/** Cookies similar to a valid one, which must open nothing; `what: cookie`. */
export async function forgedCookies(): Promise<Record<string, string>> {
  const token = tokenOf(await signIn());
  const name = sessionCookieName();
  const last = token.endsWith("A") ? "B" : "A";
  return {
    "a made-up token": `${name}=${newToken()}`,
    "an empty token": `${name}=`,
    "the stored hash in place of the token": `${name}=${hashToken(token)}`,
    "a token cut short": `${name}=${token.slice(0, -1)}`,
    "a token with another end": `${name}=${token.slice(0, -2)}${last}${last}`,
    "a token with something behind it": `${name}=${token}A`,
    "a token in quotes": `${name}="${token}"`,
    "a token twice": `${name}=${token},${token}`,
    "a token in other letters": `${name}=${swapCase(token)}`,
    "a good token under the name for https": `__Host-${name}=${token}`,
    "a good token under the library's own name": `next-auth.session-token=${token}`,
    "a good token under a longer name": `x${name}=${token}`,
    "a good token under a name in capitals": `${name.toUpperCase()}=${token}`,
    "a condition in place of a token": `${name}=' OR '1'='1`,
    "a pattern in place of a token": `${name}=%`,
    ...(await endedSessions()),
  };
}

/** Headers of PIN sessions that belong to someone else or have ended. */
export async function deadPinTokens(person: SignedIn): Promise<Record<string, Record<string, string>>> {
  const another = await signIn({ isAdmin: true });
  const [good, borrowed, ended, old, idle] = await Promise.all(
    [person, another, person, person, person].map(async ({ ctx }) => (await openAdminSession(ctx)).token),
  );
  if (!good || !borrowed || !ended || !old || !idle) throw new Error("a PIN session was not opened");
  const session = await verifyAdminSession(person.ctx, { token: ended, atWork: true });
  await endAdminSession({ ...person.ctx, actor: { ...person.ctx.actor, pinSession: session ?? "" } });
  await query(`UPDATE admin_sessions SET "expiresAt" = now() - interval '1 second' WHERE token = $1`, [hashToken(old)]);
  await query(`UPDATE admin_sessions SET "lastSeenAt" = now() - interval '31 minutes' WHERE token = $1`, [
    hashToken(idle),
  ]);
  const header = (token: string) => ({ [ADMIN_TOKEN_HEADER]: token });
  return {
    "no token": {},
    "an empty token": header(""),
    "a made-up token": header(newToken()),
    "the token of another admin": header(borrowed),
    "the stored hash in place of the token": header(hashToken(good)),
    "a token cut short": header(good.slice(0, -1)),
    "a token that was logged out": header(ended),
    "a token whose eight hours are over": header(old),
    "a token that idled for half an hour": header(idle),
  };
}
