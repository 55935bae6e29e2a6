import { recordAudit } from "@/lib/core/audit/record-audit";
import type { AuditLine } from "@/lib/core/audit/types";
import { newId } from "@/lib/shared/ids";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET as verify } from "./chain/route";
import { GET } from "./route";

const read = ({ cookie, headers }: SignedInStaff, wanted: Record<string, string>) =>
  ask(GET, { cookie, headers, path: `/api/admin/audit?${new URLSearchParams(wanted)}` });
const lines = async (who: SignedInStaff, wanted: Record<string, string>) =>
  (await read(who, wanted)).json<AuditLine[]>();

/** Records six actions of one person concerning another, a minute apart. */
async function deeds() {
  const [doer, other] = [await signIn(), await signIn()];
  const began = Date.parse("2026-05-01T10:00:00Z");
  for (let at = 0; at < 6; at += 1) {
    const ctx = { ...doer.ctx, now: () => new Date(began + at * 60_000) };
    const action = at % 2 === 0 ? "deed.even" : "deed.odd";
    await recordAudit(ctx, { action, outcome: "done", subject: other.user.id, resource: `deeds/${at}` });
  }
  return { doer, other };
}

const resources = (found: AuditLine[]) => found.map(({ resource }) => resource);

describe("the audit trail", () => {
  it("R-09 is found by who did it, by id or address, newest first", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const { doer, other } = await deeds();
    const found = await lines(admin, { actor: doer.user.id, action: "deed." });
    expect(resources(found)).toEqual(["deeds/5", "deeds/4", "deeds/3", "deeds/2", "deeds/1", "deeds/0"]);
    expect(found[0]).toMatchObject({ actorEmail: doer.user.email, subjectEmail: other.user.email, outcome: "done" });
    expect(await lines(admin, { actor: doer.user.email.toUpperCase(), action: "deed." })).toEqual(found);
  });

  it("R-09 is found by whom it was about, by act and by time", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const { other } = await deeds();
    const about = { subject: other.user.id };
    expect(resources(await lines(admin, { ...about, action: "deed.odd" }))).toEqual(["deeds/5", "deeds/3", "deeds/1"]);
    const window = { from: "2026-05-01T10:01:00Z", to: "2026-05-01T10:03:00Z" };
    expect(resources(await lines(admin, { ...about, ...window }))).toEqual(["deeds/2", "deeds/1"]);
    expect(await lines(admin, { ...about, action: "deed_odd" })).toEqual([]);
    expect(await lines(admin, { subject: "nobody@example.com" })).toEqual([]);
  });

  it("R-09 is found by its time also where rows were numbered out of that order, and by either end alone", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const who = await signIn();
    const noon = Date.parse("2026-03-03T12:00:00Z");
    for (const minutes of [0, 40, -40, 10]) {
      const ctx = { ...who.ctx, now: () => new Date(noon + minutes * 60_000) };
      await recordAudit(ctx, { action: "deed.done", outcome: "done", resource: `deeds/${minutes}` });
    }
    const found = async (window: object) =>
      resources(await lines(admin, { actor: who.user.id, action: "deed.", ...window })).sort();
    const [from, to] = ["2026-03-03T11:50:00Z", "2026-03-03T12:20:00Z"];
    expect(await found({ from, to })).toEqual(["deeds/0", "deeds/10"]);
    expect(await found({ from })).toEqual(["deeds/0", "deeds/10", "deeds/40"]);
    expect(await found({ to })).toEqual(["deeds/-40", "deeds/0", "deeds/10"]);
    expect(await found({ from: "2100-01-01T00:00:00Z" })).toEqual([]);
    expect(await found({ to: "2001-01-01T00:00:00Z" })).toEqual([]);
  });

  it("R-09 comes in pages that neither repeat nor leave out", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const { doer } = await deeds();
    const found: (string | null)[] = [];
    for (let cursor = ""; found.length < 20; ) {
      const page = await lines(admin, {
        actor: doer.user.id,
        action: "deed.",
        limit: "4",
        ...(cursor ? { cursor } : {}),
      });
      found.push(...resources(page));
      cursor = page.at(-1)?.seq ?? "";
      if (page.length < 4) break;
    }
    expect(found).toEqual(["deeds/5", "deeds/4", "deeds/3", "deeds/2", "deeds/1", "deeds/0"]);
  });

  it("R-09 notes who read it, and about whom", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const { other } = await deeds();
    await read(admin, { subject: other.user.email });
    const [last] = await lines(admin, { actor: admin.user.id, action: "audit.read", subject: other.user.id });
    expect(last).toMatchObject({ action: "audit.read", subject: other.user.id });
  });

  it("R-09 what is typed that is no id stays out of the trail, where nobody could take it away again", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const typed = `Maya Jones ${newId()}`;
    expect(await lines(admin, { subject: typed })).toEqual([]);
    const rows = await query("SELECT * FROM audit_events WHERE actor = $1 AND action = 'audit.read'", [admin.user.id]);
    expect(rows).toEqual([expect.objectContaining({ subject: null, resource: "audit_events" })]);
    expect(JSON.stringify(rows)).not.toContain("Maya");
  });

  it("R-09 tells whether its chain holds", async () => {
    const admin = await signInStaff({ isAdmin: true });
    const answer = await ask(verify, { cookie: admin.cookie, headers: admin.headers });
    expect(answer.status).toBe(200);
    expect(answer.json()).toHaveProperty("intact");
    expect(await lines(admin, { actor: admin.user.id, action: "audit.verify" })).toHaveLength(1);
  });

  it.each([
    [{ after: "1" }],
    [{ link: "a".repeat(64) }],
    [{ after: "x", link: "a".repeat(64) }],
    [{ after: "1", link: "z" }],
  ])("R-09 a check goes on from a row with its link and from nothing else: %j", async (from) => {
    const { cookie, headers } = await signInStaff({ isAdmin: true });
    const path = `/api/admin/audit/chain?${new URLSearchParams(from as Record<string, string>)}`;
    expect((await ask(verify, { cookie, headers, path })).status).toBe(400);
  });

  it.each([[{ cursor: "x" }], [{ from: "yesterday" }], [{ limit: "101" }], [{ actor: "x".repeat(300) }]])(
    "R-09 refuses %j by its field",
    async (wanted) => {
      const answer = await read(await signInStaff({ isAdmin: true }), wanted as Record<string, string>);
      expect(answer.status).toBe(400);
      expect(answer.json().issues).toEqual([expect.objectContaining({ path: Object.keys(wanted)[0] })]);
    },
  );

  it("ADMN-06 opens to admins alone", async () => {
    expect((await read(await signInStaff({ isClinician: true }), { actor: newId() })).status).toBe(403);
  });
});
