import { type SignedIn, signIn, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { authOptions, PROVIDER_ID } from "./auth";

/** Somebody who has signed in at the identity provider before, under this number there. */
async function known(): Promise<SignedIn & { readonly sub: string }> {
  const who = await signIn();
  const sub = `sub-${who.user.id}`;
  await query(`INSERT INTO accounts ("userId", "provider", "providerAccountId") VALUES ($1, $2, $3)`, [
    who.user.id,
    PROVIDER_ID,
    sub,
  ]);
  return { ...who, sub };
}
const comesBack = (sub: string, email: string, vouched = true) => {
  const enter = authOptions().callbacks?.signIn as (given: { profile: unknown }) => Promise<boolean | string>;
  return enter({ profile: { sub, email, email_verified: vouched } });
};
const addressOf = async ({ user }: SignedIn) =>
  (await query<{ email: string }>(`SELECT "email" FROM users WHERE "id" = $1`, [user.id]))[0]?.email;

it("AUTH-01 R-09 a new address that the provider vouches for becomes theirs; the old one is told", async () => {
  const kim = await known();
  const fresh = someEmail("New");
  expect(await comesBack(kim.sub, fresh)).toBe(true);
  expect(await addressOf(kim)).toBe(fresh.toLowerCase());
  expect(await comesBack(kim.sub, fresh)).toBe(true);
  const told = (await mailsAbout(kim.ctx, kim.user.id)).filter(({ text }) => /new e-mail address/.test(text));
  expect(told.map(({ to }) => to)).toEqual([{ address: kim.user.email }]);
  expect(JSON.stringify(told)).not.toContain(fresh);
  const acts = await query(`SELECT "actor" FROM audit_events WHERE "subject" = $1 AND "action" = 'account.address'`, [
    kim.user.id,
  ]);
  expect(acts).toEqual([{ actor: "job:sign-in" }]);
});

it("AUTH-01 AUTH-12 an address of somebody else, or one that nobody vouches for, changes nothing", async () => {
  const [kim, noah] = [await known(), await signIn()];
  expect(await comesBack(kim.sub, noah.user.email)).toBe(true);
  expect(await comesBack(kim.sub, someEmail(), false)).toBe(false);
  expect([await addressOf(kim), await addressOf(noah)]).toEqual([kim.user.email, noah.user.email]);
});

it("ADMN-08 a deactivated person does not enter with a new address", async () => {
  const kim = await known();
  await query("UPDATE users SET active = false WHERE id = $1", [kim.user.id]);
  expect(await comesBack(kim.sub, someEmail())).toBe("/sign-in-problem?error=Deactivated");
  expect(await addressOf(kim)).toBe(kim.user.email);
});
