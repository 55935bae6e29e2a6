import { POST as approve } from "@/app/api/admin/marketing/posts/[id]/approve/route";
import { GET as listAsStaff } from "@/app/api/admin/marketing/posts/route";
import { DEFAULTS } from "@/lib/core/settings/schema";
import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { markPosted } from "@/lib/features/growth/marketing/publication";
import { newId } from "@/lib/shared/ids";
import { staffCall } from "@/tests/factories/marketing-posts";
import { type SignedIn, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as generate } from "./generate-post/route";
import { DELETE as remove, PATCH as restore } from "./posts/[id]/route";
import { GET as list } from "./posts/route";
import { POST as story } from "./success-story/route";

type Person = Pick<SignedIn, "cookie">;
const write = ({ cookie }: Person, body: object = { platform: "facebook" }, headers = {}) =>
  ask(generate, { method: "POST", cookie, body, headers });
const written = async (person: Person, body?: object) => (await write(person, body)).json<ShownPost>();
const listed = async ({ cookie }: Person, path = "/api/marketing/posts") =>
  (await ask(list, { cookie, path })).json<ShownPost[]>();

describe("a member's drafts", () => {
  it.each(["facebook", "instagram", "youtube"])("MKTG-02 API-45 a post for %s is drafted", async (platform) => {
    const answer = await write(await signIn(), { platform });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({
      ...{ platform, isPosted: false, postedAt: null, approvedAt: null, isAiGenerated: true, isIllustrative: false },
      ...{ title: expect.stringMatching(/\w/), content: expect.stringMatching(/\w/), hashtags: expect.any(Array) },
      ...{ generator: "template", engagementStats: {}, scheduledFor: null, imagePrompt: expect.any(String) },
    });
    expect(answer.json<ShownPost>().videoScript === null).toBe(platform !== "youtube");
  });

  it.each([{ platform: "twitter" }, { platform: "myspace" }, {}])(
    "AMKT-06 %j is no platform of this page",
    async (body) => {
      const answer = await write(await signIn(), body);
      expect([answer.status, answer.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, "platform"]);
    },
  );

  it("MKTG-06 API-47 a success story is invented, a draft, and marked as illustrative", async () => {
    const { cookie } = await signIn();
    const answer = await ask(story, { method: "POST", cookie, body: {} });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ isIllustrative: true, isAiGenerated: true, isPosted: false });
    expect(answer.json<ShownPost>().content).toMatch(/^Imagine /);
  });

  it("MKTG-02 API-44 lists the caller's own alone, newest first, page by page", async () => {
    const [one, other] = [await signIn(), await signIn()];
    expect(await listed(one)).toEqual([]);
    const [first, second] = [await written(one), await written(one)];
    await written(other);
    expect((await listed(one)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(second.title).not.toBe(first.title);
    const older = await listed(one, `/api/marketing/posts?limit=1&cursor=${second.id}`);
    expect(older.map(({ id }) => id)).toEqual([first.id]);
  });

  it("is about the approach that was chosen from the catalogue", async () => {
    const [cbt] = await query<{ id: string }>(`SELECT id FROM therapy_types WHERE "shortName" = 'CBT'`);
    const person = await signIn();
    const post = await written(person, { platform: "facebook", therapyTypeId: cbt?.id });
    expect(post).toMatchObject({ therapyTypeId: cbt?.id, content: expect.stringContaining("Cognitive") });
    expect((await write(person, { platform: "facebook", therapyTypeId: newId() })).status).toBe(400);
  });

  it("repeats nothing for a repeated request", async () => {
    const person = await signIn();
    const key = { "Idempotency-Key": newId() };
    const ids = [await write(person, undefined, key), await write(person, undefined, key)].map(
      (answer) => answer.json<ShownPost>().id,
    );
    expect(ids[0]).toBe(ids[1]);
    expect(await listed(person)).toHaveLength(1);
  });

  it("is deleted and brought back by its owner alone", async () => {
    const [owner, other] = [await signIn(), await signIn()];
    const { id } = await written(owner);
    const on = (handler: typeof remove, method: string, { cookie }: Person) =>
      ask(handler, { method, cookie, params: { id }, ...(method === "PATCH" ? { body: { deleted: false } } : {}) });
    expect((await on(remove, "DELETE", other)).status).toBe(404);
    expect((await on(restore, "PATCH", owner)).status).toBe(404);
    expect((await on(remove, "DELETE", owner)).status).toBe(204);
    expect(await listed(owner)).toEqual([]);
    expect((await on(restore, "PATCH", other)).status).toBe(404);
    expect((await on(restore, "PATCH", owner)).json()).toMatchObject({ id });
    expect(await listed(owner)).toHaveLength(1);
  });

  it("MKTG-04 turns from Draft to Posted once staff approved it and it is out", async () => {
    const [owner, staff] = [await signIn(), await signInStaff()];
    const { id } = await written(owner);
    expect(await markPosted(staff.ctx, { id })).toBe(false);
    expect((await staffCall(approve, staff, { id })).status).toBe(200);
    expect(await markPosted(staff.ctx, { id })).toBe(true);
    const [posted] = await listed(owner);
    expect([posted?.isPosted, posted?.postedAt === null]).toEqual([true, false]);
    expect((await ask(remove, { method: "DELETE", cookie: owner.cookie, params: { id } })).status).toBe(404);
  });

  it("shows staff that a member drafted it, never who", async () => {
    const [owner, staff] = [await signIn({ firstName: "Rosalind" }), await signInStaff()];
    const { id } = await written(owner);
    const { text, json } = await staffCall(listAsStaff, staff, { method: "GET" });
    expect(json<ShownPost[]>().find((post) => post.id === id)).toMatchObject({ draftedBy: "member" });
    expect(text).not.toMatch(new RegExp(`${owner.user.id}|Rosalind|userId|approvedById`));
  });
});

it.each([
  ["a child", 9],
  ["a teen", 15],
])("MKTG-05 every call of it is closed to %s", async (_, age) => {
  const { cookie } = await signIn({ age });
  const params = { id: newId() };
  const answers = await Promise.all([
    ask(list, { cookie }),
    ask(generate, { method: "POST", cookie, body: { platform: "facebook" } }),
    ask(story, { method: "POST", cookie, body: {} }),
    ask(remove, { method: "DELETE", cookie, params }),
    ask(restore, { method: "PATCH", cookie, params, body: { deleted: false } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
});

it("while staff have closed it nothing is drafted, and what is there stays", async () => {
  const person = await signIn();
  const { id } = await written(person);
  await query(`INSERT INTO settings ("key", "value") VALUES ('features', $1)`, [
    JSON.stringify({ ...DEFAULTS.features, memberMarketing: false }),
  ]);
  try {
    const refused = await write(person);
    expect([refused.status, refused.text]).toEqual([403, expect.stringContaining("closed right now")]);
    expect((await listed(person)).map((post) => post.id)).toEqual([id]);
  } finally {
    await query("DELETE FROM settings WHERE key = 'features'");
  }
});

it("ROUTE-09 asks visitors to sign in", async () => {
  expect((await ask(list)).status).toBe(401);
});
