import { POST as recordMood } from "@/app/api/mood/route";
import { newId } from "@/lib/shared/ids";
import { seal } from "@/lib/shared/sealing";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { DELETE as leave } from "../route";
import { GET } from "./route";

const download = ({ cookie }: SignedIn, more = "", headers: Record<string, string> = {}) =>
  ask(GET, { cookie, path: `/api/account/export${more}`, headers });

const acts = async ({ user }: SignedIn) =>
  (
    await query<{ reason: string }>(
      `SELECT "reason" FROM audit_events WHERE "subject" = $1 AND "actor" = $1 AND "action" = 'account.export' ORDER BY "seq"`,
      [user.id],
    )
  ).map(({ reason }) => reason);

async function somebody(options?: PersonOptions): Promise<SignedIn> {
  const who = await signIn(options);
  await ask(recordMood, { method: "POST", cookie: who.cookie, body: { mood: "happy", notes: "the lake" } });
  return who;
}

describe("the file", () => {
  it("R-11 is JSON to keep unless the readable one is asked for, by the names that are told", async () => {
    const kim = await somebody();
    const [machine, people] = [await download(kim), await download(kim, "?format=html")];
    expect(machine.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(machine.headers.get("content-disposition")).toBe('attachment; filename="willow-data.json"');
    expect(machine.headers.get("cache-control")).toContain("no-store");
    expect(machine.json()).toMatchObject({
      format: "willow-data",
      complete: true,
      parts: {
        account: { entries: [{ email: kim.user.email, age: 34 }] },
        moods: { fields: { moodScore: "Strength (1-10)" }, entries: [{ mood: "happy", notes: "the lake" }] },
      },
    });
    expect(people.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(people.headers.get("content-disposition")).toBe('attachment; filename="willow-data.html"');
    expect(people.text).toMatch(/^<!doctype html>.*the lake.*<\/html>\n$/s);
    expect((await download(kim, "?format=pdf")).status).toBe(400);
    expect((await download(kim, "?timeZone=Nowhere/Land")).status).toBe(400);
  });

  it("R-11 each download is an audit row and, the first of a day, a mail that says nothing of what it holds", async () => {
    const kim = await somebody();
    await download(kim);
    await download(kim, "?format=html");
    expect(await acts(kim)).toEqual(["json", "html"]);
    const mails = await mailsAbout(kim.ctx, kim.user.id);
    expect(mails.map(({ kind }) => kind)).toEqual(["account_notice"]);
    expect(mails[0]?.text).toContain("was downloaded on");
    expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/therap|health|mood|crisis|conversation/i);
  });

  it("R-11 a seventh within a day is refused, also of many at once, and says when the next one is possible", async () => {
    const kim = await somebody();
    const answers = await Promise.all(Array.from({ length: 9 }, () => download(kim)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(6).fill(200), ...Array(3).fill(429)]);
    const refused = await download(kim);
    expect(refused.json().message).toBe(
      "You can download your data 6 times a day. You can do it again in about 24 hours.",
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(23 * 3600);
    expect(await acts(kim)).toHaveLength(6);
  });

  it("AUTH-12 another site cannot set it off, and a visitor has nothing to export", async () => {
    const kim = await somebody();
    expect((await download(kim, "", { "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await ask(GET)).json()).toEqual({ message: "Unauthorized" });
    expect(await acts(kim)).toEqual([]);
  });
});

describe("a child's file", () => {
  it("R-07 R-11 is there before a parent has agreed, in a child's words", async () => {
    const ana = await signIn({ age: 9, consent: "pending", parentEmail: "ana-parent@example.org" });
    const answer = await download(ana);
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      parts: {
        account: { title: "About me", entries: [{ age: 9, parentEmail: "ana-parent@example.org" }] },
        consents: { entries: [{ role: "asked for you", guardianEmail: "ana-parent@example.org" }] },
      },
    });
  });

  const incidentOf = async ({ user, ctx }: SignedIn, guardianMayKnow: boolean, words: string) => {
    const id = newId();
    const excerpt = seal(ctx.actor.key, { table: "crisis_incidents", column: "excerpt", rowId: id }, words);
    const row = { id, userId: user.id, severity: "high", kind: guardianMayKnow ? "suicide" : "abuse", excerpt };
    await insert("crisis_incidents", { ...row, source: "chat_message", guardianMayKnow });
    const about = { actor: "job:x", action: "incident.read", subject: user.id, outcome: "done" };
    await insert("audit_events", { ...about, resource: id });
    await insert("outbox", {
      userId: user.id,
      kind: "crisis_alert",
      dedupeKey: `crisis_alert:${id}`,
      sentAt: new Date(),
    });
    return id;
  };

  it("R-07 R-11 says nothing of a danger at home, in any part; an adult's does on request alone, freshly signed in", async () => {
    for (const [age, asked, isTold] of [
      [15, "", false],
      [15, "?include=everything", false],
      [34, "", false],
      [34, "?include=everything", true],
    ] as const) {
      const who = await signIn({ age });
      const [open, home] = [await incidentOf(who, true, "words-of-one"), await incidentOf(who, false, "words-of-home")];
      const { text, json } = await download(who, asked);
      expect([text.includes(open), text.includes("words-of-one")]).toEqual([true, true]);
      expect([text.includes(home), text.includes("words-of-home"), text.includes('"abuse"')]).toEqual(
        Array(3).fill(isTold),
      );
      const { parts } = json<{ parts: Record<string, { entries: { kind?: string; action?: string }[] }> }>();
      const alerts = parts.notices?.entries.filter(({ kind }) => kind === "crisis_alert");
      const reads = parts.record?.entries.filter(({ action }) => action === "incident.read");
      expect([alerts?.length, reads?.length]).toEqual(isTold ? [2, 2] : [1, 1]);
    }
  });

  it("R-07 R-11 keeps in a minor's file what a guardian has heard of, also once the home was named", async () => {
    const who = await signIn({ age: 15 });
    const [told, untold] = [await incidentOf(who, true, "words-told"), await incidentOf(who, true, "words-untold")];
    await query(`UPDATE crisis_incidents SET "guardianMayKnow" = false WHERE "userId" = $1`, [who.user.id]);
    await query(`UPDATE crisis_incidents SET "guardianToldAt" = now() WHERE "id" = $1`, [told]);
    const { text } = await download(who);
    expect([text.includes(told), text.includes("words-told")]).toEqual([true, true]);
    expect([text.includes(untold), text.includes("words-untold")]).toEqual([false, false]);
  });
});

describe("a long history", () => {
  const MESSAGES = 5_000;

  async function longTalk(who: SignedIn): Promise<void> {
    const sessionId = newId();
    const title = seal(who.ctx.actor.key, { table: "chat_sessions", column: "title", rowId: sessionId }, "long");
    await insert("chat_sessions", { id: sessionId, userId: who.user.id, title });
    const ids = Array.from({ length: MESSAGES }, newId);
    const contents = ids.map((rowId, at) =>
      seal(who.ctx.actor.key, { table: "chat_messages", column: "content", rowId }, `word-${at};`),
    );
    // Many messages share a timestamp, so paging needs more than the time.
    await query(
      `INSERT INTO chat_messages ("id", "sessionId", "role", "content", "createdAt")
       SELECT m.id, $1, 'user', m.content, '2026-01-01T00:00:00Z'::timestamptz + (m.at / 300) * interval '1 second'
       FROM unnest($2::uuid[], $3::text[]) WITH ORDINALITY AS m(id, content, at)`,
      [sessionId, ids, contents],
    );
  }

  it(`R-11 ${MESSAGES} messages leave a page at a time, each once, in both files`, async () => {
    const kim = await signIn();
    await longTalk(kim);
    for (const format of ["json", "html"]) {
      const { text } = await download(kim, `?format=${format}`);
      const found = [...text.matchAll(/word-(\d+);/g)].map(([, at]) => Number(at));
      expect([found.length, new Set(found).size]).toEqual([MESSAGES, MESSAGES]);
    }
  });

  it("R-11 is written while it is taken, and a download of an erased account breaks off", async () => {
    const kim = await signIn();
    await longTalk(kim);
    const request = new Request("http://localhost:3000/api/account/export", {
      headers: { host: "localhost:3000", cookie: kim.cookie },
    });
    const response = await GET(request, { params: Promise.resolve({}) });
    const reader = response.body?.getReader();
    expect((await reader?.read())?.value?.byteLength).toBeLessThan(100_000);
    expect((await ask(leave, { method: "DELETE", cookie: kim.cookie, body: {} })).status).toBe(200);
    const rest = async () => {
      for (let done = false; !done; ) done = (await reader?.read())?.done ?? true;
    };
    await expect(rest()).rejects.toThrow("erased");
  });
});

it("R-11 a row that was damaged is named, and keeps nothing else back", async () => {
  const kim = await somebody();
  await insert("mood_entries", {
    userId: kim.user.id,
    mood: "sad",
    notes: "v1.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx",
  });
  const { text } = await download(kim);
  expect(text).toContain('"unreadable":true');
  expect(text).toContain("the lake");
  expect((await download(kim, "?format=html")).text).toContain("it&#39;s damaged and couldn&#39;t be opened");
});
