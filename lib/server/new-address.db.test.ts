import { GET as readExport } from "@/app/api/account/export/route";
import { GET as readConsent } from "@/app/api/consent/[token]/route";
import { GET as readFamily } from "@/app/api/family/route";
import { PATCH as updateProfile } from "@/app/api/user/profile/route";
import type { FamilyView } from "@/lib/across/family/types";
import { family } from "@/tests/factories/families";
import { type SignedIn, signIn, signInAgain, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout, tokenIn } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { newId } from "../shared/ids";
import { authOptions, PROVIDER_ID } from "./auth";

/** Someone who has signed in at the identity provider before, with this subject. */
async function known(somebody?: SignedIn): Promise<SignedIn & { readonly sub: string }> {
  const who = somebody ?? (await signIn());
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
  expect(await comesBack(kim.sub, someEmail(), false)).toBe("/sign-in-problem?error=Unverified");
  expect([await addressOf(kim), await addressOf(noah)]).toEqual([kim.user.email, noah.user.email]);
});

it("AUTH-01 AUTH-12 who was handed somebody's address by the provider does not inherit their account", async () => {
  const kim = await known();
  const other = `sub-${newId()}`;
  expect(await comesBack(other, kim.user.email.toUpperCase())).toBe("/sign-in-problem?error=OtherIdentity");
  expect(await comesBack(kim.sub, kim.user.email)).toBe(true);
  // Once Kim signs in with a new address, the old one is free for a new account.
  expect(await comesBack(kim.sub, someEmail())).toBe(true);
  expect(await comesBack(other, kim.user.email)).toBe(true);
  // Someone whose address alone is known can be found by it, but only once.
  const noah = await signIn();
  expect(await comesBack(`sub-${newId()}`, noah.user.email)).toBe(true);
});

it("ADMN-08 a deactivated person does not enter with a new address", async () => {
  const kim = await known();
  await query("UPDATE users SET active = false WHERE id = $1", [kim.user.id]);
  expect(await comesBack(kim.sub, someEmail())).toBe("/sign-in-problem?error=Deactivated");
  expect(await addressOf(kim)).toBe(kim.user.email);
});

const childrenOf = async (parent: SignedIn) => {
  const view = (await ask(readFamily, await signInAgain(parent))).json<FamilyView>();
  return view.role === "guardian" ? view.children.map(({ id }) => id) : [];
};
const addressesIn = async ({ cookie }: SignedIn) => {
  const { parts } = (await ask(readExport, { cookie })).json<{
    parts: { account: { entries: { parentEmail: string }[] }; consents: { entries: { guardianEmail: string }[] } };
  }>();
  return [
    ...parts.account.entries.map((row) => row.parentEmail),
    ...parts.consents.entries.map((row) => row.guardianEmail),
  ];
};

it("AUTH-01 R-07 a parent's new address follows into the record of their child, with the yes that they gave", async () => {
  const { child, parent } = await family();
  const { sub } = await known(parent);
  const fresh = someEmail("moved").toLowerCase();
  expect(await childrenOf(parent)).toEqual([child.user.id]);
  expect(await comesBack(sub, fresh)).toBe(true);
  expect(await childrenOf(parent)).toEqual([child.user.id]);
  expect(await addressesIn(child)).toEqual([fresh, fresh]);
  // The next holder of the old address has no connection to the child.
  expect(await childrenOf(await signIn({ age: 41, email: parent.user.email }))).toEqual([]);
  const acts = await query(
    `SELECT "actor" FROM audit_events WHERE "subject" = $1 AND "action" = 'account.parent_address'`,
    [child.user.id],
  );
  expect(acts).toEqual([{ actor: "job:sign-in" }]);
});

it("AUTH-01 R-07 a teenager's parent gets the notice at the new address, whose link works; other children are left alone", async () => {
  const [{ child, parent }, others] = [await family({ age: 15 }), await family({ age: 15 })];
  const { sub } = await known(parent);
  expect(await childrenOf(parent)).toEqual([child.user.id]);
  const fresh = someEmail("moved").toLowerCase();
  expect(await comesBack(sub, fresh)).toBe(true);
  expect(await childrenOf(parent)).toEqual([child.user.id]);
  const notices = (await mailsAbout(child.ctx, child.user.id)).filter(({ kind }) => kind === "parent_notice");
  expect(notices.map(({ to }) => to)).toEqual([{ address: parent.user.email }, { address: fresh }]);
  const token = tokenIn(notices[1]) ?? "";
  expect((await ask(readConsent, { params: { token } })).status).toBe(200);
  expect(await childrenOf(others.parent)).toEqual([others.child.user.id]);
});

it("AUTH-12 R-07 whoever only named an address does not learn from it where its holder moved", async () => {
  const holder = await known(await signIn({ age: 41 }));
  const [adult, teen] = [await signIn({ age: 38 }), await signIn({ age: 15, parentEmail: holder.user.email })];
  await ask(updateProfile, { method: "PATCH", body: { parentEmail: holder.user.email }, cookie: adult.cookie });
  const fresh = someEmail("moved").toLowerCase();
  expect(await comesBack(holder.sub, fresh)).toBe(true);
  for (const who of [adult, teen]) expect(await addressesIn(who)).not.toContain(fresh);
  expect(
    await query(`SELECT 1 FROM audit_events WHERE "action" = 'account.parent_address' AND "subject" = ANY($1)`, [
      [adult.user.id, teen.user.id],
    ]),
  ).toEqual([]);
});
