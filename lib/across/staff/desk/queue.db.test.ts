import { GET } from "@/app/api/admin/crisis-incidents/route";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import type { QueuedIncident } from "./types";
import { updateIncident } from "./update-incident";

const read = (who: Partial<SignedInStaff>, search = "", headers: Record<string, string> = {}) =>
  ask(GET, {
    path: `/api/admin/crisis-incidents${search}`,
    cookie: who.cookie,
    headers: { ...who.headers, ...headers },
  });

async function idsIn(who: SignedInStaff, search: string, own: readonly string[]): Promise<string[]> {
  const answer = await read(who, search);
  expect(answer.status).toBe(200);
  return answer
    .json<QueuedIncident[]>()
    .map(({ id }) => id)
    .filter((id) => own.includes(id));
}

const readings = async (who: SignedInStaff): Promise<number> =>
  (await query("SELECT 1 FROM audit_events WHERE actor = $1 AND action = 'incidents.list'", [who.user.id])).length;

describe("the queue of the crisis desk", () => {
  it("ADMN-10 begins with the oldest that nobody took on, and then what somebody works on", async () => {
    const [person, clinician] = [await signIn(), await signInStaff({ isClinician: true })];
    const [young, old, taken] = [
      await incidentOf(person, { minutesAgo: 1 }),
      await incidentOf(person, { minutesAgo: 9 }),
      await incidentOf(person, { minutesAgo: 30 }),
    ];
    const own = [young, old, taken];
    await updateIncident(clinician.ctx, { id: taken, action: "acknowledge", note: undefined });
    expect(await idsIn(clinician, "", own)).toEqual([old, young, taken]);
    expect(await idsIn(clinician, "?filter=mine", own)).toEqual([taken]);
    await updateIncident(clinician.ctx, { id: old, action: "resolve", note: "Reached" });
    expect(await idsIn(clinician, "?filter=open", own)).toEqual([young, taken]);
    expect(await idsIn(clinician, "?filter=resolved", own)).toEqual([old]);
    expect(await idsIn(await signInStaff({ isAdmin: true }), "?filter=mine", own)).toEqual([]);
  });

  it("ADMN-10 an imminent one stands before all that waited longer, and the rest goes by waiting, page by page too", async () => {
    const [person, clinician] = [await signIn(), await signInStaff({ isClinician: true })];
    const told = [
      ["I wish I was dead.", 50],
      ["I am going to kill myself tonight.", 2],
      ["I have been thinking about suicide.", 30],
      ["I am going to kill myself tonight.", 9],
      ["I wish I was dead.", 60],
    ] as const;
    const ids: string[] = [];
    for (const [text, minutesAgo] of told) ids.push(await incidentOf(person, { text, minutesAgo }));
    const [low, now, thoughts, earlier, lowest] = ids;
    const expected = [earlier, now, lowest, low, thoughts];
    expect(await idsIn(clinician, "", ids)).toEqual(expected);
    const pages: string[] = [];
    for (let cursor: string | undefined; ; cursor = pages.at(-1)) {
      const search = `?limit=1${cursor ? `&cursor=${cursor}` : ""}`;
      const [next] = (await read(clinician, search)).json<QueuedIncident[]>();
      if (!next) break;
      pages.push(next.id);
    }
    expect(pages.filter((id) => ids.includes(id))).toEqual(expected);
    // An incident someone works on comes after all waiting ones, however grave it is.
    await updateIncident(clinician.ctx, { id: earlier ?? "", action: "acknowledge", note: undefined });
    expect(await idsIn(clinician, "", ids)).toEqual([now, lowest, low, thoughts, earlier]);
  });

  it("ADMN-10 goes on behind its last line, in every filter, and skips and repeats none", async () => {
    const [person, clinician] = [await signIn(), await signInStaff({ isClinician: true })];
    const own: string[] = [];
    for (let minutesAgo = 1; minutesAgo <= 6; minutesAgo += 1) own.push(await incidentOf(person, { minutesAgo }));
    for (const id of own.slice(0, 3))
      await updateIncident(clinician.ctx, { id, action: "acknowledge", note: undefined });
    const walk = async (filter: string) => {
      const seen: string[] = [];
      for (let cursor = ""; ; ) {
        const page = (await read(clinician, `?filter=${filter}&limit=2${cursor}`)).json<QueuedIncident[]>();
        seen.push(...page.map(({ id }) => id));
        if (page.length < 2) return seen;
        cursor = `&cursor=${page.at(-1)?.id}`;
      }
    };
    for (const filter of ["open", "mine", "resolved"]) {
      if (filter === "resolved") {
        for (const id of own) await updateIncident(clinician.ctx, { id, action: "resolve", note: undefined });
      }
      const walked = await walk(filter);
      expect(new Set(walked).size).toBe(walked.length);
      const whole = (await read(clinician, `?filter=${filter}`)).json<QueuedIncident[]>().map(({ id }) => id);
      expect(walked.slice(0, whole.length)).toEqual(whole);
    }
  });

  it("ADMN-06 ADMN-10 names nobody, and says what a clinician must know before opening", async () => {
    const name = "Ottilie";
    const person = await signIn({ firstName: name, age: 15 });
    const id = await incidentOf(person, { text: "My father beats me every night" });
    const answer = await read(await signInStaff({ isClinician: true }));
    expect(answer.text).not.toContain(name);
    expect(answer.text).not.toContain(person.user.id);
    expect(answer.text).not.toContain("beats me");
    expect(answer.json<QueuedIncident[]>().find((line) => line.id === id)).toMatchObject({
      kind: "abuse",
      ageGroup: "teen",
      language: "en",
      doNotContactHome: true,
      acknowledgedAt: null,
      assignee: null,
      resolved: false,
    });
  });

  it("ADMN-10 each reading is one audit row; a poll that finds nothing new reads nothing", async () => {
    const clinician = await signInStaff({ isClinician: true });
    const first = await read(clinician);
    const tag = first.headers.get("etag") ?? "";
    expect(await readings(clinician)).toBe(1);
    const again = await read(clinician, "", { "if-none-match": tag });
    expect([again.status, await readings(clinician)]).toEqual([304, 1]);
    await incidentOf(await signIn());
    const changed = await read(clinician, "", { "if-none-match": tag });
    expect([changed.status, await readings(clinician)]).toEqual([200, 2]);
  });

  it("ADMN-06 opens to a clinician or an admin with a PIN session, and to nobody else", async () => {
    const [clinician, member] = [await signInStaff({ isClinician: true }), await signInStaff()];
    expect((await read({})).status).toBe(401);
    expect((await read(member)).status).toBe(403);
    expect((await read({ cookie: clinician.cookie })).json()).toMatchObject({ message: "Admin session expired" });
    expect((await read(await signInStaff({ isAdmin: true }))).status).toBe(200);
    expect((await read(clinician, "?filter=everything")).status).toBe(400);
  });
});
