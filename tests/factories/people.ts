import { updateProfile } from "@/lib/across/home/profile/update-profile";
import { openAdminSession } from "@/lib/across/staff/open-admin-session";
import { createSignInStore } from "@/lib/core/identity/sign-in-store";
import type { ConsentState, MemberCtx, SignedInUser } from "@/lib/ports/context";
import { db, inTransaction } from "@/lib/server/db";
import { ADMIN_TOKEN_HEADER } from "@/lib/server/http/access";
import { createContext, keyProvider } from "@/lib/server/providers";
import { actorOfToken } from "@/lib/server/session";
import { sessionCookieName } from "@/lib/server/session-cookie";
import { ADULT_AGE } from "@/lib/shared/audience";
import { newId, newToken } from "@/lib/shared/ids";

export interface PersonOptions {
  /** Null leaves the person before onboarding. */
  readonly age?: number | null;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Required for people under 18; generated if omitted. */
  readonly parentEmail?: string;
  /** The consent of a child under 13; by default their parent agreed. */
  readonly consent?: ConsentState;
  readonly isAdmin?: boolean;
  readonly isClinician?: boolean;
}

export interface SignedIn {
  /** For the `cookie` header of a request. */
  readonly cookie: string;
  readonly user: SignedInUser;
  readonly ctx: MemberCtx;
}

/** A unique address, because tests share one database. */
export const someEmail = (name = "person"): string => `${name}-${newId()}@example.com`;

/**
 * A signed-in person with data key and session, created with the product's own code; an adult by
 * default.
 */
export async function signIn(options: PersonOptions = {}): Promise<SignedIn> {
  const { age = 34, email = someEmail(), firstName = "Kim", lastName = "Test" } = options;
  const store = createSignInStore(db(), keyProvider(), (work) => inTransaction(db(), work));
  const { id } = await store.createPerson({ email, firstName, lastName, profileImageUrl: null });
  const token = newToken();
  await store.openSession(token, id);
  if (age !== null) await onboard(await contextOf(token), age, options);
  await setRoles(id, options);
  const ctx = await contextOf(token);
  return { cookie: `${sessionCookieName()}=${token}`, user: ctx.actor.user, ctx };
}

/** Another session for someone who was signed out. */
export async function signInAgain({ user }: Pick<SignedIn, "user">): Promise<Pick<SignedIn, "cookie">> {
  const token = newToken();
  await createSignInStore(db(), keyProvider(), (work) => inTransaction(db(), work)).openSession(token, user.id);
  return { cookie: `${sessionCookieName()}=${token}` };
}

/** The person's context with their current data from the database. */
export async function contextOf(token: string): Promise<MemberCtx> {
  const ctx = await createContext(await actorOfToken(token), newId());
  if (ctx.actor.kind !== "member") throw new Error("nobody is signed in with this token");
  return ctx as MemberCtx;
}

async function onboard(ctx: MemberCtx, age: number, { parentEmail, consent }: PersonOptions): Promise<void> {
  const asked = age < ADULT_AGE ? (parentEmail ?? someEmail("parent")) : undefined;
  await updateProfile({ ...ctx, later: () => {} }, { age, parentEmail: asked, acceptMedicalDisclaimer: true });
  const state = consent ?? (age < 13 ? "granted" : undefined);
  if (state) await db().user.update({ where: { id: ctx.actor.user.id }, data: { consent: state } });
}

async function setRoles(id: string, { isAdmin = false, isClinician = false }: PersonOptions): Promise<void> {
  if (isAdmin || isClinician) await db().user.update({ where: { id }, data: { isAdmin, isClinician } });
}

export interface SignedInStaff extends SignedIn {
  /** Sent by the staff area with every call, in addition to `cookie`. */
  readonly headers: Record<string, string>;
}

/** A signed-in person who has entered the PIN; without a role by default. */
export async function signInStaff(options: PersonOptions = {}): Promise<SignedInStaff> {
  const signedIn = await signIn(options);
  const { token } = await openAdminSession(signedIn.ctx);
  return { ...signedIn, headers: { [ADMIN_TOKEN_HEADER]: token } };
}
