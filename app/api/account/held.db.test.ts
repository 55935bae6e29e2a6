import { PATCH as changeIncident, GET as readIncident } from "@/app/api/admin/crisis-incidents/[id]/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { PUT as eraseForChild } from "@/app/api/family/children/[id]/erasure/route";
import { GET as readFamily } from "@/app/api/family/route";
import { ERASURE_COPY } from "@/lib/across/your-data/erasure/copy";
import { family, waitingFamily } from "@/tests/factories/families";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { DELETE, GET } from "./route";

const TOLD = "My father hits me every night";

const runJob = async () => {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  return (await ask(retention, { method: "POST", headers })).json<{ erased: number; erasuresHeld: number }>();
};
const dayWasAgo = ({ user }: SignedIn, days: number) =>
  query(`UPDATE users SET "eraseAfter" = now() - make_interval(days => $2) WHERE "id" = $1`, [user.id, days]);
const hasWaited = ({ user }: SignedIn, days: number) =>
  query(`UPDATE users SET "waitingSince" = now() - make_interval(days => $2) WHERE "id" = $1`, [user.id, days]);
const isThere = async ({ user }: SignedIn) =>
  (await query(`SELECT 1 FROM users WHERE "id" = $1`, [user.id])).length === 1;
const askedByParent = async () => {
  const home = await family();
  const { child, parent } = home;
  await ask(eraseForChild, { method: "PUT", params: { id: child.user.id }, body: {}, cookie: parent.cookie });
  return home;
};
const alerts = async (who: SignedIn) =>
  (await mailsAbout(who.ctx, who.user.id)).filter(
    ({ text }) => /erasure|erased/.test(text) && /admin\?incident/.test(text),
  );

async function resolve(id: string): Promise<void> {
  const { cookie, headers } = await signInStaff({ isClinician: true });
  for (const action of ["acknowledge", "resolve"]) {
    const changed = await ask(changeIncident, { method: "PATCH", params: { id }, body: { action }, cookie, headers });
    expect(changed.status).toBe(200);
  }
}

describe("an erasure that would take an open incident of a minor with it", () => {
  it("R-07 CRIS-17 waits where a parent asked for it, until the desk has resolved it; what the parent reads stays", async () => {
    const { child, parent } = await askedByParent();
    const incident = await incidentOf(child, { text: TOLD });
    await dayWasAgo(child, 1);
    const before = (await ask(readFamily, { cookie: parent.cookie })).json();
    expect((await runJob()).erasuresHeld).toBe(1);
    expect(await isThere(child)).toBe(true);
    expect((await ask(readFamily, { cookie: parent.cookie })).json()).toEqual(before);
    await resolve(incident);
    await runJob();
    expect(await isThere(child)).toBe(false);
  });

  it("R-07 waits where no parent said yes in time", async () => {
    const { child } = await waitingFamily();
    await incidentOf(child, { text: TOLD });
    await hasWaited(child, 31);
    await runJob();
    expect(await isThere(child)).toBe(true);
    await hasWaited(child, 61);
    await runJob();
    expect(await isThere(child)).toBe(false);
  });

  it("API-59 waits where a minor asked for it at once: the answer says that it is planned", async () => {
    const teen = await signIn({ age: 15 });
    await incidentOf(teen, { text: TOLD });
    const { status, json } = await ask(DELETE, { method: "DELETE", cookie: teen.cookie });
    expect([status, json()]).toEqual([200, { status: "scheduled", eraseAfter: expect.any(String) }]);
    expect(await isThere(teen)).toBe(true);
    expect((await ask(GET, { cookie: teen.cookie })).json()).toEqual({ eraseAfter: expect.any(String) });
  });

  it("API-59 does not wait for an adult, whose own wish it is", async () => {
    const kim = await signIn();
    await incidentOf(kim, { text: TOLD });
    expect((await ask(DELETE, { method: "DELETE", cookie: kim.cookie })).json()).toEqual({ status: "erased" });
  });

  it("R-07 CRIS-17 ends after thirty days, and the clinicians hear of it when it begins and before it ends", async () => {
    const { child } = await askedByParent();
    await incidentOf(child, { text: TOLD });
    await dayWasAgo(child, 1);
    await runJob();
    await runJob();
    expect((await alerts(child)).map(({ to, text }) => [to, /still holding up/.test(text)])).toEqual([
      [{ clinicians: true }, false],
    ]);
    await dayWasAgo(child, 28);
    await runJob();
    const told = await alerts(child);
    expect(told.map(({ text }) => /still holding up/.test(text))).toEqual([false, true]);
    expect(JSON.stringify(told)).not.toMatch(/Ana|father|child/);
    await dayWasAgo(child, 31);
    await runJob();
    expect(await isThere(child)).toBe(false);
  });

  it("ADMN-10 is read on the incident: the day, and the last one while it is open", async () => {
    const { child } = await askedByParent();
    const id = await incidentOf(child, { text: TOLD });
    const { cookie, headers } = await signInStaff({ isClinician: true });
    const { person } = (await ask(readIncident, { params: { id }, cookie, headers })).json<{
      person: { leaves: { day: string; whileOpen: string } };
    }>();
    const days = (Date.parse(person.leaves.whileOpen) - Date.parse(person.leaves.day)) / 86_400_000;
    expect(days).toBe(30);
  });

  it("R-07 every minor reads beforehand that it can take thirty days longer, and no adult does: nothing of theirs waits", async () => {
    for (const [age, says] of [
      [15, true],
      [40, false],
    ] as const) {
      const who = await signIn({ age });
      await ask(DELETE, { method: "DELETE", body: { after: "P7D" }, cookie: who.cookie });
      const { text } = (await mailsAbout(who.ctx, who.user.id)).at(-1) ?? {};
      expect([/will be erased on/.test(text ?? ""), /up to 30 more days/.test(text ?? "")]).toEqual([true, says]);
    }
    const { byGuardian, text, leave } = ERASURE_COPY.child;
    for (const words of [byGuardian.text, text, leave.sure.later, leave.sure.now]) {
      expect(words).toContain("up to 30 more days");
    }
  });
});
