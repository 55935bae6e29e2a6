import type { NextAuthOptions } from "next-auth";
import type { Adapter, AdapterAccount, AdapterUser } from "next-auth/adapters";
import { SESSION_IDLE_MS, SESSION_LIFE_MS } from "@/lib/features/account/session-policy";
import {
  type GrantedRole,
  grantRole,
  isDeactivated,
  isOfAnotherIdentity,
} from "@/lib/features/account/sign-in-repository";
import { createSignInStore, type SignInStore } from "@/lib/features/account/sign-in-store";
import { takeOverAddress } from "@/lib/features/account/take-over-address";
import { recordAudit } from "@/lib/features/audit/record-audit";
import { newId, newToken } from "@/lib/shared/ids";
import { db, inTransaction } from "./db";
import { env } from "./env";
import { createLog } from "./log";
import { createContext, keyProvider } from "./providers";
import { isSecure, sessionCookieName } from "./session-cookie";

export const PROVIDER_ID = "oidc";

interface Claims {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly picture?: string;
  /** Seconds since 1970: when the person last proved themself at the provider (OpenID Connect Core 2). */
  readonly auth_time?: number;
}

/** What is known of the sign-in that is under way; one for each request. */
interface UnderWay {
  provenAt: Date | null;
}

/** An hour of the provider's that is ahead of ours counts as now, not as fresh for ever; one that is none tells nothing. */
function provenAtOf(claims: Claims | undefined): Date | null {
  const seconds = claims?.auth_time;
  return typeof seconds === "number" && seconds > 0 ? new Date(Math.min(seconds * 1000, Date.now())) : null;
}

const signInStore = (): SignInStore => createSignInStore(db(), keyProvider(), (work) => inTransaction(db(), work));

const asUser = (person: { id: string; email: string }): AdapterUser => ({ ...person, emailVerified: null });
const asUserOrNull = (person: { id: string; email: string } | null) => (person ? asUser(person) : null);

/**
 * The library's view of our tables. It never sees a stored token: sessions are found by the hash of what the browser
 * holds, and the provider's tokens are dropped.
 */
function adapter(store: SignInStore, underWay: UnderWay): Adapter {
  return {
    createUser: async (user: Omit<AdapterUser, "id">) => asUser(await store.createPerson(newPersonOf(user))),
    getUser: async (id) => asUserOrNull(await store.person(id)),
    getUserByEmail: async (email) => asUserOrNull(await store.personByEmail(email)),
    getUserByAccount: async ({ provider, providerAccountId }) =>
      asUserOrNull(await store.personByIdentity({ provider, providerAccountId })),
    updateUser: async (user) => ({ ...user, email: user.email ?? "", emailVerified: null }),
    linkAccount: async ({ userId, provider, providerAccountId }: AdapterAccount) =>
      store.link(userId, { provider, providerAccountId }),
    // The cookie gets the library's longest life (SESSION_LIFE_MS); the row, which is prolonged by use, decides.
    createSession: async ({ sessionToken, userId, expires }) => {
      await store.openSession(sessionToken, userId, underWay.provenAt);
      return { sessionToken, userId, expires };
    },
    getSessionAndUser: async () => null,
    updateSession: async () => null,
    deleteSession: (sessionToken) => store.closeSession(sessionToken),
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" && value.trim() ? value.trim() : null);

function newPersonOf(user: Omit<AdapterUser, "id">) {
  const claimed: Record<string, unknown> = { ...user };
  return {
    email: user.email,
    firstName: textOf(claimed.firstName),
    lastName: textOf(claimed.lastName),
    profileImageUrl: textOf(user.image),
  };
}

function profileOf(claims: Claims) {
  const [first, ...rest] = (claims.name ?? "").trim().split(/\s+/);
  return {
    id: claims.sub,
    email: (claims.email ?? "").toLowerCase(),
    image: claims.picture ?? null,
    firstName: claims.given_name ?? first ?? null,
    lastName: claims.family_name ?? rest.join(" ") ?? null,
  };
}

/** A provider that does not vouch for the address could hand us somebody else's account, so it is refused. */
const isVouchedFor = (claims: Claims | undefined): boolean => Boolean(claims?.email) && claims?.email_verified === true;

/** True, false, or the page that says why not: without it a deactivated person would sign in again and again to no end. */
async function mayEnter(claims: Claims | undefined): Promise<boolean | string> {
  if (!isVouchedFor(claims)) return refuseEntry("address_not_vouched_for", false);
  const email = claims?.email ?? "";
  const identity = claims?.sub ? { provider: PROVIDER_ID, providerAccountId: claims.sub } : null;
  if (await isDeactivated(db(), email, identity))
    return refuseEntry("deactivated", "/sign-in-problem?error=Deactivated");
  if (identity && (await isOfAnotherIdentity(db(), email, identity)))
    return refuseEntry("address_of_another_identity", "/sign-in-problem?error=OtherIdentity");
  if (identity) await takeOverAddress(await createContext(SIGN_IN, newId()), { identity, email });
  return true;
}

const SIGN_IN = { kind: "job", name: "sign-in" } as const;

function refuseEntry<T>(reason: string, answer: T): T {
  createLog().warn("sign-in-refused", { reason });
  return answer;
}

/** Who signed in, and the roles that the lists give them (ASVS 16.3.1). */
async function noteSignIn({ id, email }: { id: string; email?: string | null }): Promise<void> {
  createLog().info("signed-in", { actor: id });
  await grantListedRoles(email);
}

/** Made anew for each request: a sign-in's claims come before its session, and by another way. */
export function authOptions(): NextAuthOptions {
  const underWay: UnderWay = { provenAt: null };
  const { AUTH_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME, APP_URL } = env();
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
    pages: { signIn: "/sign-in-problem", error: "/sign-in-problem" },
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
        // One provider, which vouches for addresses (isVouchedFor); only who has no subject of it yet is found by theirs (mayEnter).
        allowDangerousEmailAccountLinking: true,
        profile: (claims: Claims) => profileOf(claims),
      },
    ],
    callbacks: {
      signIn: ({ profile }) => {
        underWay.provenAt = provenAtOf(profile as Claims | undefined);
        return mayEnter(profile as Claims | undefined);
      },
    },
    events: { signIn: ({ user }) => noteSignIn(user) },
    logger: {
      error: (code, metadata) =>
        createLog().error(`auth-${code}`, metadata instanceof Error ? metadata : metadata.error),
      warn: () => {},
      debug: () => {},
    },
  };
}

async function grantListedRoles(email: string | null | undefined): Promise<void> {
  if (!email) return;
  const address = email.toLowerCase();
  const { ADMIN_EMAILS, CLINICIAN_EMAILS } = env();
  const lists: Readonly<Record<GrantedRole, readonly string[]>> = { admin: ADMIN_EMAILS, clinician: CLINICIAN_EMAILS };
  for (const role of ["admin", "clinician"] as const) {
    if (lists[role].includes(address)) await grantListedRole(address, role);
  }
}

/** A role that the list gives, or gives back after an admin took it, stands in the audit trail like any other. */
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
