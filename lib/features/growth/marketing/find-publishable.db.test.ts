import { PATCH as edit } from "@/app/api/admin/marketing/posts/[id]/route";
import { anApprovedPost, aStaffDraft, scheduled, staffCall } from "@/tests/factories/marketing-posts";
import { type SignedInStaff, signInStaff } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { PLATFORMS } from "./constants";
import { findPublishable, type PublishablePost } from "./find-publishable";
import { markPosted } from "./publication";

const DAY = 24 * 60 * 60 * 1000;
let staff: SignedInStaff;
beforeEach(async () => {
  staff = await signInStaff();
});

const ready = async (id: string, scheduledOnly = false): Promise<PublishablePost | undefined> =>
  (await findPublishable(staff.ctx, { platforms: PLATFORMS, scheduledOnly, limit: 1_000 })).find(
    (post) => post.id === id,
  );
const inPast = (id: string) =>
  query(`UPDATE marketing_posts SET "scheduledFor" = now() - interval '1 minute' WHERE id = $1`, [id]);

it("AMKT-08 a post is ready only once it was approved, and as the platform gets it", async () => {
  const draft = await aStaffDraft(staff);
  expect(await ready(draft.id)).toBeUndefined();
  const post = await anApprovedPost(staff);
  const found = await ready(post.id);
  expect(found).toMatchObject({ id: post.id, platform: "twitter", title: post.title });
  expect(found?.text).toContain(post.content);
  expect(found?.text).toMatch(/Made with AI\.\n\n#/);
});

it("AMKT-08 the job sees what was given a time, once it has come", async () => {
  const { id } = await anApprovedPost(staff);
  expect(await ready(id, true)).toBeUndefined();
  await scheduled(staff, id, new Date(Date.now() + DAY));
  expect([await ready(id, true), await ready(id)]).toEqual([undefined, undefined]);
  await inPast(id);
  expect([await ready(id, true), await ready(id)]).toEqual([expect.anything(), expect.anything()]);
  const unapproved = await aStaffDraft(staff);
  await inPast(unapproved.id);
  expect(await ready(unapproved.id, true)).toBeUndefined();
});

it.each(["instagram", "youtube"])("a post for %s waits for its picture or video", async (platform) => {
  const { id } = await anApprovedPost(staff, { platform });
  expect(await ready(id)).toBeDefined();
  await query(`UPDATE marketing_posts SET "imageUrl" = NULL, "videoUrl" = NULL WHERE id = $1`, [id]);
  expect(await ready(id)).toBeUndefined();
});

it("AMKT-08 what claims something is held back even with an approval", async () => {
  const { id } = await anApprovedPost(staff);
  await query("UPDATE marketing_posts SET content = 'Guaranteed to cure.' WHERE id = $1", [id]);
  expect(await ready(id)).toBeUndefined();
});

it("MKTG-04 of many at once one marks it as posted", async () => {
  const { id } = await anApprovedPost(staff);
  const marked = await Promise.all(Array.from({ length: 5 }, () => markPosted(staff.ctx, { id })));
  expect(marked.filter(Boolean)).toHaveLength(1);
  expect(await ready(id)).toBeUndefined();
});

it("AMKT-08 the database refuses a posted post that nobody approved", async () => {
  const { id } = await aStaffDraft(staff);
  const forced = query(`UPDATE marketing_posts SET "isPosted" = true, "postedAt" = now() WHERE id = $1`, [id]);
  await expect(forced).rejects.toMatchObject({ constraint: "marketing_posts_posted_approved" });
});

it("a change between approval and publishing takes the post back", async () => {
  const { id } = await anApprovedPost(staff);
  await staffCall(edit, staff, { id, method: "PATCH", body: { imageUrl: "https://media.example.com/b.png" } });
  expect(await ready(id)).toBeUndefined();
});
