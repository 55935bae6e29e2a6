import { readLink } from "@/lib/across/your-data/shares/queries";
import type { MadeShare, ProviderSummary } from "@/lib/across/your-data/shares/types";
import { newId, newToken } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { endShare, linkOf, listShares, makeShare, openLinkOf, openShare } from "@/tests/factories/shares";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const DAY = 86_400_000;
const tokenOf = (link: string): string => link.split("/").at(-1) ?? "";

it("LAND-27 answers a link once, keeps only its fingerprint, and opens a summary without an account", async () => {
  const maya = await signIn({ firstName: "Maya", lastName: "Rao" });
  const made = await makeShare(maya, {
    kind: "provider",
    items: ["moods", "programmes", "movement", "safetyPlan"],
    days: 7,
    period: 90,
    nameShown: "initials",
    label: "Dr Lee",
  });
  expect(made.status).toBe(201);
  const { link = "", ...share } = made.json<MadeShare>();
  expect(tokenOf(link).length).toBeGreaterThanOrEqual(43);
  expect(share).toMatchObject({ kind: "provider", state: "active", label: "Dr Lee", period: 90 });
  const life = Date.parse(share.expiresAt ?? "") - Date.parse(share.createdAt);
  expect(life).toBe(7 * DAY);
  const stored = JSON.stringify(await query('SELECT * FROM shares WHERE "ownerId" = $1', [maya.user.id]));
  expect(stored).not.toContain(tokenOf(link));
  expect(JSON.stringify(await listShares(maya))).not.toContain(tokenOf(link));

  const opened = await openLinkOf(link);
  expect(opened.status).toBe(200);
  expect(opened.headers.get("cache-control")).toMatch(/no-store/);
  expect(opened.json<ProviderSummary>()).toMatchObject({
    kind: "provider",
    name: "M. R.",
    moods: { checkIns: 0, days: 0, weeks: [] },
    programmes: [],
    movement: { sessions: 0, minutes: 0, pain: [] },
  });
  expect(opened.text).not.toContain("Dr Lee");
});

it("LAND-27 sums check-ins up by week where the owner is, and movement with pain before and after", async () => {
  const maya = await signIn();
  // Two entries in one week and one in the week before, in Honolulu time; in UTC two of them would
  // fall a day later.
  const moods = [
    ["sad", 9, "2026-11-10T08:00:00Z"],
    ["sad", 4, "2026-11-09T20:00:00Z"],
    ["happy", 7, "2026-11-08T09:00:00Z"],
  ];
  for (const [mood, score, at] of moods)
    await query(`INSERT INTO mood_entries ("userId", mood, "moodScore", "createdAt") VALUES ($1, $2::"Mood", $3, $4)`, [
      maya.user.id,
      mood,
      score,
      at,
    ]);
  await query(
    `INSERT INTO pt_sessions ("userId", duration, "totalExercises", "painBefore", "painAfter", "createdAt")
     VALUES ($1, 12, 3, 6, 4, '2026-11-10T08:00:00Z'), ($1, 10, 3, NULL, 2, '2026-11-09T20:00:00Z')`,
    [maya.user.id],
  );
  await query(
    `UPDATE mood_entries SET "createdAt" = "createdAt" + (date_trunc('week', now()) - date_trunc('week', '2026-11-20'::timestamptz))
     WHERE "userId" = $1`,
    [maya.user.id],
  );
  await query(
    `UPDATE pt_sessions SET "createdAt" = "createdAt" + (date_trunc('week', now()) - date_trunc('week', '2026-11-20'::timestamptz))
     WHERE "userId" = $1`,
    [maya.user.id],
  );
  const { link } = await linkOf(maya, ["moods", "movement"], { timeZone: "Pacific/Honolulu", period: 90 });
  const { moods: told, movement } = (await openLinkOf(link)).json<ProviderSummary>();
  expect(told).toMatchObject({ checkIns: 3, days: 2 });
  expect(told?.weeks.map(({ from: _, ...week }) => week)).toEqual([
    { entries: 1, mean: 7, lowest: 7, highest: 7, named: [["happy", 1]] },
    { entries: 2, mean: 6.5, lowest: 4, highest: 9, named: [["sad", 2]] },
  ]);
  expect(movement).toMatchObject({ sessions: 2, minutes: 22, pain: [{ before: 6, after: 4 }] });
});

it("leaves out what is older than the period and what was not ticked", async () => {
  const maya = await signIn();
  await query(
    `INSERT INTO mood_entries ("userId", mood, "createdAt") SELECT $1, 'neutral', now() - interval '40 days'`,
    [maya.user.id],
  );
  const { link } = await linkOf(maya);
  expect((await openLinkOf(link)).json<ProviderSummary>()).toMatchObject({
    items: ["moods"],
    moods: { checkIns: 0 },
    programmes: null,
    movement: null,
    safetyPlan: null,
  });
});

it("LAND-27 records each opening for the owner and in the audit trail; reading the address alone records nothing", async () => {
  const maya = await signIn();
  const { id, link } = await linkOf(maya);
  expect(await readLink(maya.ctx, { token: tokenOf(link) })).toBe("open");
  expect((await listShares(maya))[0]?.openings?.count).toBe(0);
  await openLinkOf(link);
  // The owner trying their own link, or opening it from the list, doesn't count.
  await openLinkOf(link, maya);
  await openShare(maya, id);
  expect((await listShares(maya))[0]?.openings?.count).toBe(1);
  expect(
    await query(
      "SELECT actor, action, outcome, resource FROM audit_events WHERE subject = $1 AND action = 'share.open'",
      [maya.user.id],
    ),
  ).toEqual([{ actor: "visitor", action: "share.open", outcome: "done", resource: `shares/${id}` }]);
});

describe("a link that is over", () => {
  const refused = async (link: string) => {
    const answer = await openLinkOf(link);
    expect([answer.status, answer.text.includes("Zora")]).toEqual([404, false]);
    return answer.json<{ message: string }>().message;
  };

  it("LAND-27 says that it has ended, and not whose it was: revoked, run out, owner deactivated or grown young", async () => {
    const maya = await signIn({ firstName: "Zora" });
    const standing = async (link: string) => readLink(maya.ctx, { token: tokenOf(link) });
    const revoked = await linkOf(maya);
    await endShare(maya, revoked.id);
    expect(await refused(revoked.link)).toMatch(/has ended/);
    expect(await standing(revoked.link)).toBe("ended");

    const late = await linkOf(maya);
    await query(`UPDATE shares SET "expiresAt" = now() - interval '1 second' WHERE id = $1`, [late.id]);
    expect(await refused(late.link)).toMatch(/has ended/);
    expect((await listShares(maya)).map(({ state }) => state)).toEqual(["expired", "revoked"]);

    for (const change of [
      `"active" = false`,
      `"active" = true, "age" = 15, "ageGroup" = 'teen', "isChildAccount" = true`,
    ]) {
      const open = await linkOf(await signIn({ firstName: "Zora" }), ["moods"]);
      const [row] = await query<{ ownerId: string }>(`SELECT "ownerId" FROM shares WHERE id = $1`, [open.id]);
      await query(`UPDATE users SET ${change} WHERE id = $1`, [row?.ownerId]);
      expect(await refused(open.link)).toMatch(/has ended/);
      expect(await standing(open.link)).toBe("ended");
    }
  });

  it("is not told from one that never was, but for its words; a guess leads nowhere", async () => {
    const maya = await signIn();
    expect(await refused(`/shares/${newToken()}`)).toMatch(/was not found/);
    expect(await readLink(maya.ctx, { token: newToken() })).toBe("unknown");
    expect((await openLinkOf(`/shares/${"x".repeat(300)}`)).status).toBe(400);
  });
});

it.each([
  ["another number of days", { days: 14 }],
  ["another period", { period: 365 }],
  ["what only family may get", { items: ["planPeople"] }],
  ["no items", { items: [] }],
])("refuses a link with %s", async (_, wrong) => {
  const body = { kind: "provider", items: ["moods"], days: 7, period: 30, ...wrong };
  expect((await makeShare(await signIn(), body)).status).toBe(400);
});

it("AUTH-12 is its owner's alone to end and to look through", async () => {
  const [maya, stranger] = [await signIn(), await signIn()];
  const { id, link } = await linkOf(maya);
  expect((await endShare(stranger, id)).status).toBe(404);
  expect((await openShare(stranger, id)).status).toBe(404);
  expect((await openLinkOf(link)).status).toBe(200);
});

it("API-10 the same key makes one link and answers it again", async () => {
  const maya = await signIn();
  const headers = { "Idempotency-Key": newId() };
  const make = () =>
    ask(POST, {
      method: "POST",
      body: { kind: "provider", items: ["moods"], days: 1 },
      cookie: maya.cookie,
      headers,
    });
  const [first, second] = [await make(), await make()];
  expect(second.json<MadeShare>().link).toBe(first.json<MadeShare>().link);
  expect(await listShares(maya)).toHaveLength(1);
});
