import type { ChangedUser, ManagedUser } from "@/lib/across/staff/users/types";
import { newId } from "@/lib/shared/ids";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, type SignedInStaff, signIn, signInStaff, someEmail } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET as whoAmI } from "../../auth/user/route";
import { GET as session } from "../session/route";
import { PATCH } from "./[id]/route";
import { GET } from "./route";

const find = async ({ cookie, headers }: SignedInStaff, wanted: Record<string, string>) =>
  (await ask(GET, { cookie, headers, path: `/api/admin/users?${new URLSearchParams(wanted)}` })).json<ManagedUser[]>();
const change = ({ cookie, headers }: SignedInStaff, id: string, body: object) =>
  ask(PATCH, { method: "PATCH", params: { id }, body, cookie, headers });
const ids = (found: ManagedUser[]) => found.map(({ id }) => id);
const auditAbout = async (id: string) =>
  (await query<{ action: string }>("SELECT action FROM audit_events WHERE subject = $1 ORDER BY seq", [id])).map(
    ({ action }) => action,
  );
const sessionsOf = async (id: string) => [
  (await query(`SELECT 1 FROM sessions WHERE "userId" = $1`, [id])).length,
  (await query(`SELECT 1 FROM admin_sessions WHERE "userId" = $1`, [id])).length,
];

describe("finding people", () => {
  it("ADMN-04 finds them by parts of name and address, whatever their case, and shows how they stand", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const mark = newId().slice(0, 8);
    const mara = await signIn({ firstName: `Mara${mark}`, lastName: "Okafor", age: 15 });
    for (const search of [`mara${mark}`, `OKAFOR mara${mark}`, mara.user.email.slice(0, 30)]) {
      expect(ids(await find(admin, { search }))).toEqual([mara.user.id]);
    }
    const [found] = await find(admin, { search: mara.user.email });
    expect(found).toEqual({
      id: mara.user.id,
      email: mara.user.email,
      firstName: `Mara${mark}`,
      lastName: "Okafor",
      ageGroup: "teen",
      consent: "not_needed",
      isAdmin: false,
      isClinician: false,
      listedAsAdmin: false,
      listedAsClinician: false,
      active: true,
      subscriptionTier: "free",
      subscriptionStatus: "active",
      createdAt: expect.any(String),
      eraseAfter: null,
      openIncidents: 0,
    });
    expect(await find(admin, { search: `mara${mark} nobody` })).toEqual([]);
  });

  it("ADMN-04 a whole address finds whom it belongs to, whatever its case; a part of one finds all who have it", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const email = someEmail("kim");
    const kim = await signIn({ email });
    const joakim = await signIn({ email: `joa${email}` });
    expect(ids(await find(admin, { search: email.toUpperCase() }))).toEqual([kim.user.id]);
    expect(ids(await find(admin, { search: email, show: "admins" }))).toEqual([]);
    expect(ids(await find(admin, { search: email.slice(0, -1) }))).toEqual([joakim.user.id, kim.user.id]);
  });

  it("ADMN-04 takes % and _ for what they are", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const mark = newId().slice(0, 8);
    const person = await signIn({ email: someEmail(`a_b${mark}`) });
    await signIn({ email: someEmail(`axb${mark}`) });
    expect(ids(await find(admin, { search: `a_b${mark}` }))).toEqual([person.user.id]);
    expect(await find(admin, { search: `%${mark}%` })).toEqual([]);
  });

  it("ADMN-04 pages neither repeat nor leave anybody out", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const mark = newId().slice(0, 8);
    const people: string[] = [];
    for (let at = 0; at < 5; at += 1) people.unshift((await signIn({ firstName: mark })).user.id);
    const first = await find(admin, { search: mark, limit: "2" });
    const second = await find(admin, { search: mark, limit: "2", cursor: first.at(-1)?.id ?? "" });
    const third = await find(admin, { search: mark, limit: "2", cursor: second.at(-1)?.id ?? "" });
    expect(ids([...first, ...second, ...third])).toEqual(people);
  });

  it("ADMN-04 shows those with a role, and those who are deactivated, alone", async () => {
    const mark = newId().slice(0, 8);
    const admin = await signInStaff({ isAdmin: true, firstName: mark });
    const clinician = await signIn({ isClinician: true, firstName: mark });
    const gone = await signIn({ firstName: mark });
    await change(admin, gone.user.id, { active: false });
    const shown = async (show: string) => ids(await find(admin, { search: mark, show }));
    expect(await shown("admins")).toEqual([admin.user.id]);
    expect(await shown("clinicians")).toEqual([clinician.user.id]);
    expect(await shown("deactivated")).toEqual([gone.user.id]);
    expect(await shown("all")).toHaveLength(3);
  });

  it("R-09 a search that comes down to a few is a look at each of them; a page of many says how many it showed", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const mark = newId().slice(0, 8);
    const people = [await signIn({ firstName: mark }), await signIn({ firstName: mark })];
    await find(admin, { search: mark });
    await find(admin, { limit: "3" });
    const rows = await query(
      "SELECT action, subject, reason FROM audit_events WHERE actor = $1 AND action LIKE 'people.%' ORDER BY seq",
      [admin.user.id],
    );
    expect(rows).toEqual([
      { action: "people.list", subject: null, reason: "2 shown" },
      ...people.reverse().map(({ user }) => ({ action: "people.found", subject: user.id, reason: null })),
      { action: "people.list", subject: null, reason: "3 shown" },
    ]);
  });

  it("R-09 each reading is an audit row without what was searched for", async () => {
    const admin = await signInStaff({ isAdmin: true });
    await find(admin, { search: "somebody@example.com" });
    const rows = await query("SELECT * FROM audit_events WHERE actor = $1", [admin.user.id]);
    expect(rows).toEqual([expect.objectContaining({ action: "people.list", resource: "users" })]);
    expect(JSON.stringify(rows)).not.toContain("somebody");
  });
});

describe("roles", () => {
  it("ADMN-06 given and taken, each with its audit row, and a taken one ends every session", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const person = await signInStaff();
    const given = await change(admin, person.user.id, { isClinician: true, isAdmin: true });
    expect([given.status, given.json()]).toEqual([200, expect.objectContaining({ isClinician: true, isAdmin: true })]);
    expect(await sessionsOf(person.user.id)).toEqual([1, 1]);
    await change(admin, person.user.id, { isClinician: true });
    await change(admin, person.user.id, { isAdmin: false });
    expect(await auditAbout(person.user.id)).toEqual(["role.grant_admin", "role.grant_clinician", "role.remove_admin"]);
    expect(await sessionsOf(person.user.id)).toEqual([0, 0]);
    expect((await ask(whoAmI, { cookie: person.cookie })).status).toBe(401);
  });

  it("ADMN-06 nobody takes their own admin role or account", async () => {
    const admin = await signInStaff({ isAdmin: true });
    for (const body of [{ isAdmin: false }, { active: false }]) {
      expect((await change(admin, admin.user.id, body)).status).toBe(409);
    }
    expect((await ask(whoAmI, { cookie: admin.cookie })).json()).toMatchObject({ isAdmin: true });
  });

  it("ADMN-06 of two admins who take each other's role at once one remains", async () => {
    const [one, other] = [await signInStaff({ isAdmin: true }), await signInStaff({ isAdmin: true })];
    await Promise.all([change(one, other.user.id, { isAdmin: false }), change(other, one.user.id, { isAdmin: false })]);
    const left = await query(`SELECT id FROM users WHERE "isAdmin" AND id = ANY($1)`, [[one.user.id, other.user.id]]);
    expect(left).toHaveLength(1);
  });

  it("ADMN-06 no role for a child's account, nothing but roles and standing by this call", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const teen = await signIn({ age: 15 });
    expect((await change(admin, teen.user.id, { isClinician: true })).status).toBe(409);
    expect((await change(admin, teen.user.id, { subscriptionTier: "premium", age: 30 })).status).toBe(400);
    const [found] = await find(admin, { search: teen.user.email });
    expect(found).toMatchObject({ isClinician: false, subscriptionTier: "free", ageGroup: "teen" });
    expect(await auditAbout(teen.user.id)).toEqual(["people.found"]);
  });

  it("ADMN-06 tells of the e-mail lists, by which a taken role comes back", async () => {
    const admin = await signInStaff({ isAdmin: true });
    await query("DELETE FROM users WHERE email = 'clinician@example.com'");
    const listed = await signIn({ email: "clinician@example.com", isClinician: true });
    const answer = (await change(admin, listed.user.id, { isClinician: false })).json<ManagedUser>();
    expect(answer).toMatchObject({ isClinician: false, listedAsClinician: true, listedAsAdmin: false });
  });
});

describe("deactivating", () => {
  const signedIn = async ({ cookie }: SignedIn) => (await ask(whoAmI, { cookie })).status;

  it("ADMN-08 ends the person's sign-in and PIN sessions at once, and activating opens the account again", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const person = await signInStaff();
    const answer = await change(admin, person.user.id, { active: false });
    expect(answer.json<ChangedUser>()).toMatchObject({ active: false, plan: "none" });
    expect(await sessionsOf(person.user.id)).toEqual([0, 0]);
    expect(await signedIn(person)).toBe(401);
    expect((await ask(session, { cookie: person.cookie, headers: person.headers })).status).toBe(401);
    expect((await change(admin, person.user.id, { active: true })).json()).toMatchObject({ active: true });
    expect(await auditAbout(person.user.id)).toEqual(["account.deactivate", "account.activate"]);
  });

  it("ADMN-08 CRIS-17 tells how many incidents about the person are open, before and after", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const person = await signIn();
    const [first] = [await incidentOf(person), await incidentOf(person)];
    const count = async () => (await find(admin, { search: person.user.email }))[0]?.openIncidents;
    expect(await count()).toBe(2);
    await query('UPDATE crisis_incidents SET resolved = true, "resolvedAt" = now() WHERE id = $1', [first]);
    const answer = await change(admin, person.user.id, { active: false });
    expect(answer.json()).toMatchObject({ active: false, openIncidents: 1 });
    expect(await count()).toBe(1);
  });

  it("API-10 nobody by that id, and no change at all, are told apart", async () => {
    const admin = await signInStaff({ isAdmin: true });
    expect((await change(admin, newId(), { active: false })).status).toBe(404);
    expect((await change(admin, "12", { active: false })).status).toBe(400);
    expect((await change(admin, admin.user.id, {})).status).toBe(400);
  });
});
