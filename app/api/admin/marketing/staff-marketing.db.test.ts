import type { ShownPost } from "@/lib/features/growth/marketing/client";
import { markPosted } from "@/lib/features/growth/marketing/publication";
import { newId } from "@/lib/shared/ids";
import { anApprovedPost, aStaffDraft, scheduled, staffCall } from "@/tests/factories/marketing-posts";
import { type SignedInStaff, signIn, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as ownPost } from "../../marketing/generate-post/route";
import { POST as ownStory } from "../../marketing/success-story/route";
import { POST as generate } from "./generate-post/route";
import { POST as approve } from "./posts/[id]/approve/route";
import { PATCH as edit, DELETE as remove } from "./posts/[id]/route";
import { GET as list } from "./posts/route";
import { POST as story } from "./success-story/route";

const DAY = 24 * 60 * 60 * 1000;
let staff: SignedInStaff;
beforeEach(async () => {
  staff = await signInStaff();
});

const change = (id: string, body: object) => staffCall(edit, staff, { id, body, method: "PATCH" });
const listed = async (search = "") =>
  (await staffCall(list, staff, { method: "GET", path: `/api/admin/marketing/posts${search}` })).json<ShownPost[]>();
const found = async (id: string, search = "") => (await listed(search)).find((post) => post.id === id);
const auditOf = async (id: string) =>
  (await query<{ action: string }>("SELECT action FROM audit_events WHERE resource = $1 ORDER BY seq", [id])).map(
    ({ action }) => action,
  );

describe("drafting", () => {
  it.each(["twitter", "instagram", "youtube"])("AMKT-02 API-53 a post for %s", async (platform) => {
    const answer = await staffCall(generate, staff, { body: { platform } });
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ platform, isPosted: false, isAiGenerated: true });
    expect(await auditOf(answer.json<ShownPost>().id)).toEqual(["marketing.draft-post"]);
  });

  it("AMKT-06 facebook is no platform of this page", async () => {
    expect((await staffCall(generate, staff, { body: { platform: "facebook" } })).status).toBe(400);
  });

  it("AMKT-02 API-53 a success story from an empty object", async () => {
    const answer = await staffCall(story, staff);
    expect(answer.status).toBe(201);
    expect(answer.json()).toMatchObject({ isIllustrative: true, isPosted: false });
  });

  it("API-12 AMKT-02 both take what the user side takes: a platform, and an empty object", async () => {
    const member = await signIn();
    const asMember = (handler: typeof generate, body: object) =>
      ask(handler, { method: "POST", cookie: member.cookie, body });
    for (const [own, users, body] of [
      [generate, ownPost, { platform: "instagram" }],
      [story, ownStory, {}],
    ] as const) {
      const [drafted, draft] = [await staffCall(own, staff, { body }), await asMember(users, body)];
      expect([drafted.status, draft.status]).toEqual([201, 201]);
      expect(Object.keys(draft.json()).filter((field) => !(field in drafted.json()))).toEqual([]);
    }
    const without = [await staffCall(generate, staff, { body: {} }), await asMember(ownPost, {})];
    expect(without.map(({ status }) => status)).toEqual([400, 400]);
  });

  it("API-51 lists what staff and members drafted; the company's outlives who made it", async () => {
    const mine = await aStaffDraft(staff);
    expect(await found(mine.id)).toMatchObject({ draftedBy: "staff" });
    await query("DELETE FROM users WHERE id = $1", [staff.user.id]);
    expect(await query("SELECT 1 FROM marketing_posts WHERE id = $1", [mine.id])).toHaveLength(1);
  });

  it("API-50 needs the PIN session", async () => {
    const { cookie } = await signIn({ isAdmin: true });
    expect((await ask(list, { cookie })).status).toBe(401);
  });
});

describe("approving", () => {
  it("AMKT-08 keeps who and when, and an approved post that is changed needs another approval", async () => {
    const { id, revision } = await aStaffDraft(staff);
    const approved = await staffCall(approve, staff, { id, body: { revision } });
    expect(approved.json<ShownPost>().approvedAt).not.toBeNull();
    expect(await found(id, "?view=approved")).toBeDefined();
    const changed = (await change(id, { content: "Write one line tonight." })).json<ShownPost>();
    expect(changed).toMatchObject({ approvedAt: null, revision: revision + 1, content: "Write one line tonight." });
    expect(await auditOf(id)).toEqual(["marketing.draft-post", "marketing.approve", "marketing.edit"]);
  });

  it("AMKT-08 is refused for what was not read", async () => {
    const { id, revision } = await aStaffDraft(staff);
    await change(id, { content: "Something else." });
    expect((await staffCall(approve, staff, { id, body: { revision } })).status).toBe(409);
    expect((await change(id, { revision, title: "Mine" })).status).toBe(409);
    expect(await found(id)).toMatchObject({ approvedAt: null, content: "Something else." });
  });

  it("AMKT-08 is refused with the words, by field, while the draft keeps them", async () => {
    const { id } = await aStaffDraft(staff);
    const texts = { title: "Guaranteed", content: "Willow cures depression.", hashtags: ["#CureAnxiety"] };
    expect((await change(id, texts)).status).toBe(200);
    const answer = await staffCall(approve, staff, { id });
    expect(answer.status).toBe(400);
    const { issues } = answer.json<{ issues: { path: string; message: string }[] }>();
    expect(new Set(issues.map(({ path }) => path))).toEqual(new Set(["title", "content", "hashtags"]));
    expect(issues.find(({ path }) => path === "content")?.message).toContain("“cures”");
    expect(await found(id)).toMatchObject({ approvedAt: null, title: "Guaranteed", hashtags: ["CureAnxiety"] });
  });

  it("R-13 AMKT-08 is refused with every claim of a text, each with its words", async () => {
    const { id } = await aStaffDraft(staff);
    await change(id, { title: "Calm", content: "Guaranteed. Cured in seven days.", hashtags: [] });
    const { issues } = (await staffCall(approve, staff, { id })).json<{ issues: { message: string }[] }>();
    const said = issues.map(({ message }) => /“(.*)”/.exec(message)?.[1]);
    expect(said).toEqual(expect.arrayContaining(["Guaranteed", "Cured in seven days", "Cured"]));
  });

  it("AMKT-08 is refused for what the platform would not take, and can be taken back", async () => {
    const { id } = await aStaffDraft(staff);
    await change(id, { content: "x".repeat(300) });
    expect((await staffCall(approve, staff, { id })).json<{ issues: object[] }>().issues).toMatchObject([
      { path: "content" },
    ]);
    // X turns bare addresses into links and counts each as 23 characters.
    const addresses = "see example.com now. ".repeat(10).trim();
    expect(addresses.length).toBeLessThan(280);
    await change(id, { content: addresses, hashtags: [] });
    expect((await staffCall(approve, staff, { id })).json<{ issues: object[] }>().issues).toMatchObject([
      { path: "content" },
    ]);
    await change(id, { content: "Short." });
    await staffCall(approve, staff, { id });
    const back = await staffCall(approve, staff, { id, body: { approved: false } });
    expect(back.json()).toMatchObject({ approvedAt: null });
  });
});

describe("planning", () => {
  it("AMKT-08 takes a time to come and a later thought", async () => {
    const { id } = await anApprovedPost(staff);
    const at = new Date(Date.now() + DAY);
    expect((await scheduled(staff, id, at)).json()).toMatchObject({ scheduledFor: at.toISOString() });
    expect(await found(id, "?view=scheduled")).toBeDefined();
    expect((await scheduled(staff, id, null)).json()).toMatchObject({ scheduledFor: null });
    expect((await auditOf(id)).at(-1)).toBe("marketing.schedule");
  });

  it.each([-1, 0, 366])("AMKT-08 refuses %i days from now at its field", async (days) => {
    const { id } = await aStaffDraft(staff);
    const answer = await scheduled(staff, id, new Date(Date.now() + days * DAY));
    expect(answer.status).toBe(400);
    expect(answer.json<{ issues: object[] }>().issues).toMatchObject([{ path: "scheduledFor" }]);
  });
});

describe("changing", () => {
  it("a deleted post leaves every list and comes back as a draft", async () => {
    const { id } = await anApprovedPost(staff);
    expect((await staffCall(remove, staff, { id, method: "DELETE" })).status).toBe(204);
    expect(await found(id)).toBeUndefined();
    expect((await staffCall(approve, staff, { id })).status).toBe(404);
    expect((await change(id, { title: "Late" })).status).toBe(404);
    expect((await change(id, { deleted: false })).json()).toMatchObject({ id, approvedAt: null });
    expect(await found(id, "?view=draft")).toBeDefined();
  });

  it("MKTG-04 what is out stays as it is", async () => {
    const { id } = await anApprovedPost(staff);
    await markPosted(staff.ctx, { id });
    const statuses = [
      await change(id, { title: "Other" }),
      await staffCall(approve, staff, { id, body: { approved: false } }),
      await scheduled(staff, id, new Date(Date.now() + DAY)),
      await staffCall(remove, staff, { id, method: "DELETE" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([409, 409, 409, 409]);
    expect(await found(id, "?view=posted")).toMatchObject({ isPosted: true });
  });

  it.each([
    "http://media.example.com/a.png",
    "https://10.0.0.1/a.png",
    "https://169.254.169.254/latest",
    "https://[::1]/a.png",
    "https://localhost/a.png",
    "https://db.internal/a.png",
    "https://media.example.com:8443/a.png",
    "https://user:secret@media.example.com/a.png",
    "https://0x7f000001/a.png",
    "javascript:alert(1)",
    "nothing",
  ])("refuses the media address %j", async (imageUrl) => {
    const { id } = await aStaffDraft(staff);
    const answer = await change(id, { imageUrl });
    expect([answer.status, answer.json<{ issues: object[] }>().issues]).toMatchObject([400, [{ path: "imageUrl" }]]);
  });

  it.each([
    [{ title: " " }, "title"],
    [{ title: "x".repeat(101) }, "title"],
    [{ content: "" }, "content"],
    [{ content: "x".repeat(5_001) }, "content"],
    [{ content: "a\u0000b" }, "content"],
    [{ hashtags: ["two words"] }, "hashtags.0"],
    [{ campaignId: newId() }, "campaignId"],
  ])("refuses %j at its field", async (body, path) => {
    const { id } = await aStaffDraft(staff);
    const answer = await change(id, body);
    expect([answer.status, answer.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, path]);
  });

  it("knows no post that there is not", async () => {
    expect((await change(newId(), { title: "X" })).status).toBe(404);
  });
});
