import { PrismaAdapter } from "@auth/prisma-adapter";
import type { NextAuthOptions } from "next-auth";
import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { takeOverAddress } from "@/lib/across/family/take-over-address";
import { recordAudit } from "@/lib/core/audit/record-audit";
import { type Claims, readClaims } from "@/lib/core/identity/claims";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "@/lib/core/identity/session-policy";
import type { ProblemCode } from "@/lib/core/identity/sign-in-ends";
import {
  type GrantedRole,
  grantRole,
  isDeactivated,
  isOfAnotherIdentity,
} from "@/lib/core/identity/sign-in-repository";
import { createSignInStore, type SignInStore } from "@/lib/core/identity/sign-in-store";
import { newId, newToken } from "@/lib/shared/ids";
import { db, inTransaction } from "./db";
import { env } from "./env";
import { createLog } from "./log";
import { createContext, keyProvider } from "./providers";
import { isSecure, sessionCookieName } from "./session-cookie";
import { problemPage, SIGN_IN_LIMIT_MS } from "./sign-in-end";
import { isSignInOver, noteProviderFailure, noteRecordsFailure } from "./sign-in-watch";

export const PROVIDER_ID = "oidc";

/** State of the sign-in in progress, one per request. */
interface UnderWay {
  provenAt: Date | null;
}

const signInStore = (): SignInStore =>
  createSignInStore(db(), keyProvider(), (work) => inTransaction(db(), work));

const asUser = (person: { id: string; email: string }): AdapterUser => ({
  ...person,
  emailVerified: null,
});
const asUserOrNull = (person: { id: string; email: string } | null) =>
  person ? asUser(person) : null;

/**
 * The library's view of our tables: its own Prisma adapter, but sessions are stored by the hash of
 * the browser's token, the provider's tokens are dropped, and sealed columns stay unread.
 */
function adapter(store: SignInStore, underWay: UnderWay): Adapter {
  return {
    ...PrismaAdapter(db()),
    // Leaving erases far more than the row, and nothing unlinks an identity.
    deleteUser: undefined,
    unlinkAccount: undefined,
    // Not called with database sessions; the package's own would read sealed columns, and write.
    getUser: async () => null,
    updateUser: async (user) => ({ ...user, email: user.email ?? "", emailVerified: null }),
    createUser: async (user: Omit<AdapterUser, "id">) =>
      asUser(await store.createPerson(newPersonOf(user))),
    getUserByEmail: async (email) => asUserOrNull(await store.personByEmail(email)),
    getUserByAccount: async ({ provider, providerAccountId }) =>
      asUserOrNull(await store.personByIdentity({ provider, providerAccountId })),
    linkAccount: async ({ userId, provider, providerAccountId }: AdapterAccount) =>
      store.link(userId, { provider, providerAccountId }),
    // The cookie gets the library's maximum lifetime (SESSION_LIFE_MS). The database row, which is
    // extended by use, decides.
    createSession: async ({ sessionToken, userId, expires }) => {
      await store.openSession(sessionToken, userId, underWay.provenAt);
      return { sessionToken, userId, expires };
    },
    getSessionAndUser: async () => null,
    updateSession: async () => null,
    deleteSession: (sessionToken) => store.closeSession(sessionToken),
  };
}

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value.trim() ? value.trim() : null;

function newPersonOf(user: Omit<AdapterUser, "id">) {
  const claimed: Record<string, unknown> = { ...user };
  return {
    email: user.email,
    firstName: textOf(claimed.firstName),
    lastName: textOf(claimed.lastName),
    profileImageUrl: textOf(user.image),
  };
}

/** If there's no id, the library rejects the sign-in by itself. */
function profileOf(given: unknown) {
  const { sub, email, picture, firstName, lastName } = readClaims(given);
  return { id: sub ?? "", email: email ?? "", image: picture, firstName, lastName };
}

/**
 * Returns true, or the page that says why not. Without that page, a deactivated person would loop
 * through the sign-in forever. If a provider doesn't confirm the address, it could hand over
 * someone else's account, so we refuse.
 */
async function mayEnter({ sub, email, isVerified }: Claims): Promise<true | string> {
  if (!email) return refuseEntry("address_missing", "NoAddress");
  if (!(isVerified ?? env().OIDC_TRUST_EMAIL)) {
    return refuseEntry(
      isVerified === null ? "email_verified_missing" : "address_not_vouched_for",
      "Unverified",
    );
  }
  const identity = sub ? { provider: PROVIDER_ID, providerAccountId: sub } : null;
  if (await isDeactivated(db(), email, identity)) return refuseEntry("deactivated", "Deactivated");
  if (identity && (await isOfAnotherIdentity(db(), email, identity))) {
    return refuseEntry("address_of_another_identity", "OtherIdentity");
  }
  if (isSignInOver()) return refuseEntry("too_late", "Away");
  if (identity) await takeOverAddress(await createContext(SIGN_IN, newId()), { identity, email });
  return true;
}

const SIGN_IN = { kind: "job", name: "sign-in" } as const;

function refuseEntry(reason: string, code: ProblemCode): string {
  createLog().warn("sign-in-refused", { reason });
  return problemPage(code);
}

/** Logs who signed in and grants the roles from the e-mail lists (ASVS 16.3.1). */
async function noteSignIn({ id, email }: { id: string; email?: string | null }): Promise<void> {
  createLog().info("signed-in", { actor: id });
  await grantListedRoles(email);
}

/**
 * Handles the library's own log messages. An event error happens after the sign-in; any other error
 * is the reason it failed (./sign-in-end.ts).
 */
function noteFault(code: string, error: unknown): void {
  const note = code.startsWith("adapter_error") ? noteRecordsFailure : noteProviderFailure;
  if (code.endsWith("_EVENT_ERROR") || !note(error)) createLog().error(`auth-${code}`, error);
}

/**
 * Builds the options for each request, because a sign-in's claims arrive before its session and
 * through another callback.
 */
export function authOptions(): NextAuthOptions {
  const underWay: UnderWay = { provenAt: null };
  const { AUTH_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, APP_URL } =
    env();
  process.env.NEXTAUTH_URL = APP_URL;
  return {
    adapter: adapter(signInStore(), underWay),
    secret: AUTH_SECRET,
    session: {
      strategy: "database",
      maxAge: SESSION_LIFE_MS / 1000,
      updateAge: SESSION_IDLE_MS / 1000,
      generateSessionToken: newToken,
    },
    useSecureCookies: isSecure(),
    cookies: {
      sessionToken: {
        name: sessionCookieName(),
        options: { httpOnly: true, sameSite: "lax", path: "/", secure: isSecure() },
      },
    },
    providers: [
      {
        id: PROVIDER_ID,
        name: OIDC_NAME,
        type: "oauth",
        wellKnown: `${OIDC_ISSUER}/.well-known/openid-configuration`,
        clientId: OIDC_CLIENT_ID,
        clientSecret: OIDC_CLIENT_SECRET,
        authorization: { params: { scope: "openid email profile" } },
        idToken: true,
        checks: ["pkce", "state", "nonce"],
        // Safe with a single provider that confirms addresses: only people not yet linked to one of
        // its subjects are found by address (mayEnter).
        allowDangerousEmailAccountLinking: true,
        profile: (claims: unknown) => profileOf(claims),
        httpOptions: { timeout: SIGN_IN_LIMIT_MS },
      },
    ],
    callbacks: {
      signIn: async ({ profile }) => {
        const claims = readClaims(profile);
        underWay.provenAt = claims.provenAt;
        try {
          return await mayEnter(claims);
        } catch (error) {
          // Otherwise the library would put the error's text into a URL.
          noteRecordsFailure(error);
          throw error;
        }
      },
    },
    events: { signIn: ({ user }) => noteSignIn(user) },
    logger: {
      error: (code, metadata) =>
        noteFault(code, metadata instanceof Error ? metadata : metadata.error),
      warn: () => {},
      debug: () => {},
    },
  };
}

async function grantListedRoles(email: string | null | undefined): Promise<void> {
  if (!email) return;
  const address = email.toLowerCase();
  const { ADMIN_EMAILS, CLINICIAN_EMAILS } = env();
  const lists: Readonly<Record<GrantedRole, readonly string[]>> = {
    admin: ADMIN_EMAILS,
    clinician: CLINICIAN_EMAILS,
  };
  for (const role of ["admin", "clinician"] as const) {
    if (lists[role].includes(address)) await grantListedRole(address, role);
  }
}

/**
 * Audits a role granted by the list, or restored after an admin removed it, like any other grant
 * (R-09).
 */
async function grantListedRole(address: string, role: GrantedRole): Promise<void> {
  const ctx = await createContext(SIGN_IN, newId());
  await ctx.transaction(async (tx) => {
    const granted = await grantRole(tx.db, address, role);
    if (!granted?.isNew) return;
    const { userId: subject } = granted;
    const reason = "e-mail list of the environment";
    await recordAudit(tx, {
      action: `role.grant_${role}`,
      outcome: "done",
      subject,
      resource: `users/${subject}`,
      reason,
    });
  });
}
