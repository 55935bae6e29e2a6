import type { User } from "next-auth";
import type { AdapterUser } from "next-auth/adapters";
import { DELETE as leaveRoute, GET as readAccount } from "@/app/api/account/route";
import { contextOf, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { newToken } from "../shared/ids";
import { authOptions } from "./auth";
import { actorOfToken } from "./session";
import { sessionCookieName } from "./session-cookie";

const [admin, clinician] = [someEmail("boss"), someEmail("doctor")];

beforeAll(() => {
  process.env.ADMIN_EMAILS = admin.toUpperCase();
  process.env.CLINICIAN_EMAILS = clinician;
});

type Provider = { options?: object; authorization?: { params?: { scope?: string } }; checks?: string[] };

/** Does what the library does once the provider has returned a person. */
async function comeBack(email: string): Promise<User> {
  const { adapter, events } = authOptions();
  const claimed = { email, firstName: "Ada", lastName: "Reyes" } as unknown as Omit<AdapterUser, "id">;
  const user = (await adapter?.getUserByEmail?.(email)) ?? (await adapter?.createUser?.(claimed));
  if (!user) throw new Error("the adapter made nobody");
  await events?.signIn?.({ user, account: null });
  return user;
}

const rolesOf = async (email: string) =>
  (await query(`SELECT "isAdmin", "isClinician" FROM users WHERE email = $1`, [email.toLowerCase()]))[0];

describe("sign-in", () => {
  it("AUTH-01 goes through one identity provider, asks for name and e-mail alone, and knows no password", () => {
    const { providers } = authOptions();
    expect(providers).toHaveLength(1);
    const [provider] = providers as unknown as Provider[];
    expect(provider?.authorization?.params?.scope?.split(" ").sort()).toEqual(["email", "openid", "profile"]);
    expect(provider?.checks).toEqual(["pkce", "state", "nonce"]);
  });

  it("AUTH-01 keeps no token of the provider", async () => {
    const { id } = await comeBack(someEmail());
    await authOptions().adapter?.linkAccount?.({
      userId: id,
      provider: "oidc",
      providerAccountId: id,
      type: "oauth",
      access_token: "access-token-of-the-provider",
      refresh_token: "refresh-token-of-the-provider",
      id_token: "id-token-of-the-provider",
    });
    const [account] = await query(`SELECT to_jsonb(a)::text AS row FROM accounts a WHERE "userId" = $1`, [id]);
    expect(account?.row).toContain(id);
    expect(account?.row).not.toContain("token-of-the-provider");
  });

  it("AUTH-01 DATA-35 the library can neither read a person's row nor change it", async () => {
    const email = someEmail();
    const user = { id: (await comeBack(email)).id, email, emailVerified: null };
    const { adapter } = authOptions();
    expect(await adapter?.getUser?.(user.id)).toBeNull();
    const stored = () => query(`SELECT to_jsonb(u) AS row FROM users u WHERE id = $1`, [user.id]);
    const before = await stored();
    await adapter?.updateUser?.({ ...user, name: "Someone Else", email: "someone@else.example" });
    expect(await stored()).toEqual(before);
  });

  it.each([
    [{ email: "kim@example.com", email_verified: true }, true],
    [{ email: "kim@example.com", email_verified: "true" }, true],
    [{ email: "kim@example.com", email_verified: false }, "/sign-in-problem?error=Unverified"],
    [{ email: "kim@example.com" }, "/sign-in-problem?error=Unverified"],
    [{ email_verified: true }, "/sign-in-problem?error=NoAddress"],
    [undefined, "/sign-in-problem?error=NoAddress"],
  ])("AUTH-01 takes an address only when the provider vouches for it: %j", async (profile, taken) => {
    const signIn = authOptions().callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
    expect(await signIn({ profile })).toBe(taken);
  });

  it("R-09 each sign-in and each refused one is a line of the log, by id or by reason", async () => {
    const lines: string[] = [];
    const take = (line: unknown) => lines.push(String(line)) > 0;
    const spies = [jest.spyOn(process.stdout, "write"), jest.spyOn(process.stderr, "write")];
    for (const spy of spies) spy.mockImplementation(take);
    const email = someEmail();
    const { id } = await comeBack(email);
    const enter = authOptions().callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
    await enter({ profile: { email, email_verified: false } });
    for (const spy of spies) spy.mockRestore();
    const said = lines.map((line) => JSON.parse(line));
    expect(said).toContainEqual(expect.objectContaining({ event: "signed-in", actor: id }));
    expect(said).toContainEqual(
      expect.objectContaining({ event: "sign-in-refused", reason: "address_not_vouched_for" }),
    );
    expect(lines.join("")).not.toContain(email);
  });

  it("ADMN-08 tells a person whose account is deactivated why they cannot enter", async () => {
    const email = someEmail();
    await comeBack(email);
    await query("UPDATE users SET active = false WHERE email = $1", [email]);
    const signIn = authOptions().callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
    const profile = { email: email.toUpperCase(), email_verified: true };
    expect(await signIn({ profile })).toBe("/sign-in-problem?error=Deactivated");
  });

  it("AUTH-06 makes a person of the free tier once, with language en and no age", async () => {
    const email = someEmail();
    const [first, again] = [await comeBack(email), await comeBack(email)];
    expect(again.id).toBe(first.id);
    expect(
      await query(`SELECT "subscriptionTier", "subscriptionStatus", "language", "age" FROM users WHERE email = $1`, [
        email,
      ]),
    ).toEqual([{ subscriptionTier: "free", subscriptionStatus: "active", language: "en", age: null }]);
  });

  it("opens a session that the door knows, of which only a hash is stored", async () => {
    const { id } = await comeBack(someEmail());
    const token = newToken();
    await authOptions().adapter?.createSession?.({ sessionToken: token, userId: id, expires: new Date() });
    expect((await contextOf(token)).actor.user.id).toBe(id);
    expect(await query("SELECT 1 FROM sessions WHERE sid = $1", [token])).toEqual([]);
    await authOptions().adapter?.deleteSession?.(token);
    expect(await actorOfToken(token)).toEqual({ kind: "visitor" });
  });
});

describe("how long ago somebody proved themself at the provider", () => {
  /** The session cookie of one sign-in, in the order the library works: first the claims, then the session. */
  async function cookieAfter(claims: object): Promise<string> {
    const email = someEmail();
    const { adapter, callbacks, events } = authOptions();
    const enter = callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
    expect(await enter({ profile: { email, email_verified: true, ...claims } })).toBe(true);
    const claimed = { email } as unknown as Omit<AdapterUser, "id">;
    const user = await adapter?.createUser?.(claimed);
    if (!user) throw new Error("the adapter made nobody");
    await events?.signIn?.({ user, account: null });
    const token = newToken();
    await adapter?.createSession?.({ sessionToken: token, userId: user.id, expires: new Date() });
    return `${sessionCookieName()}=${token}`;
  }
  const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
  const leave = (cookie: string) => ask(leaveRoute, { method: "DELETE", body: {}, cookie });

  it.each([
    ["an hour ago, and was let in in silence", { auth_time: secondsAgo(3600) }, 401],
    ["two months ago", { auth_time: secondsAgo(60 * 24 * 3600) }, 401],
    ["just now", { auth_time: secondsAgo(5) }, 200],
    ["by a clock that is ahead", { auth_time: secondsAgo(-600) }, 200],
    ["and the provider does not say when", {}, 200],
    ["and the provider names no time", { auth_time: "yesterday" }, 200],
    ["an hour ago, told in digits", { auth_time: String(secondsAgo(3600)) }, 401],
    ["an hour ago, told in milliseconds", { auth_time: secondsAgo(3600) * 1000 }, 401],
    ["an hour ago, told as a date", { auth_time: new Date(secondsAgo(3600) * 1000).toISOString() }, 401],
    ["just now, told in digits", { auth_time: ` ${secondsAgo(5)}` }, 200],
    ["just now, told as a date", { auth_time: new Date(secondsAgo(5) * 1000).toISOString() }, 200],
  ])("API-59 AUTH-01 %s: the sign-in counts, and erases only while it is fresh", async (_, claims, status) => {
    const cookie = await cookieAfter(claims);
    expect((await ask(readAccount, { cookie })).status).toBe(200);
    const left = await leave(cookie);
    expect(left.status).toBe(status);
    if (status === 401) expect(left.json().code).toBe("reauth_required");
  });
});

it("the cookie outlives the week after which an unused session ends, so that use can prolong it", async () => {
  const { id } = await comeBack(someEmail());
  const inThirtyDays = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const opened = await authOptions().adapter?.createSession?.({
    sessionToken: newToken(),
    userId: id,
    expires: inThirtyDays,
  });
  expect(opened?.expires).toEqual(inThirtyDays);
});

describe("roles", () => {
  it("AUTH-13 are granted by the e-mail lists at sign-in, however the address is written", async () => {
    await comeBack(admin);
    await comeBack(clinician);
    expect(await rolesOf(admin)).toEqual({ isAdmin: true, isClinician: false });
    expect(await rolesOf(clinician)).toEqual({ isAdmin: false, isClinician: true });
  });

  it("AUTH-13 R-09 that the list gives, and gives back, each stand in the audit trail once", async () => {
    await comeBack(admin);
    const [{ id } = { id: "" }] = await query<{ id: string }>("SELECT id FROM users WHERE email = $1", [admin]);
    const granted = () =>
      query("SELECT 1 FROM audit_events WHERE subject = $1 AND action = 'role.grant_admin' AND actor = 'job:sign-in'", [
        id,
      ]);
    const before = (await granted()).length;
    expect(before).toBeGreaterThan(0);
    await comeBack(admin);
    expect(await granted()).toHaveLength(before);
    await query(`UPDATE users SET "isAdmin" = false WHERE id = $1`, [id]);
    await comeBack(admin);
    expect(await granted()).toHaveLength(before + 1);
  });

  it("AUTH-13 are given to no child, whatever the list says", async () => {
    await comeBack(clinician);
    await query(`UPDATE users SET "isClinician" = false, "isChildAccount" = true WHERE email = $1`, [clinician]);
    await comeBack(clinician);
    expect(await rolesOf(clinician)).toEqual({ isAdmin: false, isClinician: false });
    await query(`UPDATE users SET "isChildAccount" = NULL WHERE email = $1`, [clinician]);
  });

  it("AUTH-13 are granted to nobody else, and a grant of user management is not taken away", async () => {
    const email = someEmail();
    await comeBack(email);
    expect(await rolesOf(email)).toEqual({ isAdmin: false, isClinician: false });
    await query(`UPDATE users SET "isClinician" = true WHERE email = $1`, [email]);
    await comeBack(email);
    expect(await rolesOf(email)).toEqual({ isAdmin: false, isClinician: true });
  });
});
