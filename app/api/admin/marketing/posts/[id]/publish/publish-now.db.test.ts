import { GET as listDeliveries } from "@/app/api/admin/marketing/deliveries/route";
import { POST as postToAll } from "@/app/api/admin/marketing/post-to-all/route";
import { publishDue } from "@/lib/features/growth/publishing/publish-due";
import { newId } from "@/lib/shared/ids";
import { staffCall } from "@/tests/factories/marketing-posts";
import { type SignedInStaff, signInStaff } from "@/tests/factories/people";
import { forgetPosts, insertPost } from "@/tests/factories/posts";
import { type LocalPlatforms, setPlatformKeys, startPlatforms, withSocial } from "@/tests/factories/social";
import { query } from "@/tests/support/database";
import { POST as approve } from "../approve/route";
import { POST as publish } from "./route";

let local: LocalPlatforms;
let staff: SignedInStaff;
beforeAll(async () => {
  local = await startPlatforms();
  setPlatformKeys(local);
});
beforeEach(async () => {
  await forgetPosts();
  staff = await signInStaff();
});
afterAll(() => local.close());

const LOCKED = { status: 403, body: { detail: "This account is locked." } };
const due = () => new Date(Date.now() - 60_000);
const onItsWay = async () =>
  (await staffCall(listDeliveries, staff, { method: "GET", path: "/api/admin/marketing/deliveries?view=open" })).json<
    Record<string, unknown>[]
  >();
const publishNow = (id: string) => staffCall(publish, staff, { id });
const decide = (id: string, approved: boolean) => staffCall(approve, staff, { id, body: { approved } });
const runJob = () => publishDue(withSocial({ ...staff.ctx, log: { ...staff.ctx.log, error: () => {} } }, local.social));

async function refusedPost(scheduledFor: Date | null = null): Promise<string> {
  const id = await insertPost("twitter", { content: `Breathe out. ${newId()}`, scheduledFor });
  local.twitter.fail(/POST \/2\/tweets/, LOCKED);
  await staffCall(postToAll, staff);
  return id;
}

it("AMKT-08 what a platform refused stands on its way with its words, and a press on it lets it out", async () => {
  const id = await refusedPost();
  const refused = { postId: id, status: "failed", approved: true, lastReason: expect.stringContaining("locked") };
  expect(await onItsWay()).toMatchObject([refused]);
  const answer = await publishNow(id);
  expect([answer.status, answer.json()]).toEqual([200, { outcome: "posted", reason: null }]);
  expect(await onItsWay()).toEqual([]);
  expect((await publishNow(id)).status).toBe(409);
});

it("AMKT-08 a press that is refused again says why", async () => {
  const id = await refusedPost();
  local.twitter.fail(/POST \/2\/tweets/, LOCKED);
  expect((await publishNow(id)).json()).toEqual({ outcome: "failed", reason: expect.stringContaining("locked") });
  const unconnected = await insertPost("youtube");
  expect((await publishNow(unconnected)).json()).toEqual({
    outcome: "later",
    reason: expect.stringContaining("No account is connected"),
  });
});

it("AMKT-08 back to draft it is no longer on its way, and a new approval begins anew", async () => {
  const id = await refusedPost(due());
  await decide(id, false);
  expect(await onItsWay()).toEqual([]);
  expect((await publishNow(id)).status).toBe(409);
  await runJob();
  await decide(id, true);
  expect(await onItsWay()).toEqual([]);
  expect(await runJob()).toMatchObject({ posted: 1 });
});

it("AMKT-08 a wait that was ended by taking the approval back lets nothing out by itself afterwards", async () => {
  const id = await insertPost("twitter", { content: "Once more, and slowly." });
  local.twitter.fail(/POST \/2\/tweets/, { status: 429, body: {} });
  await staffCall(postToAll, staff);
  expect(await onItsWay()).toMatchObject([{ postId: id, status: "waiting" }]);
  await decide(id, false);
  await decide(id, true);
  await query(`UPDATE post_deliveries SET "availableAt" = now() - interval '1 hour'`);
  expect(await runJob()).toMatchObject({ posted: 0, failed: 0 });
});

it("R-13 AMKT-08 a try that may be out is kept, so that a new approval sends nothing twice", async () => {
  const content = `Rest is work too. ${newId()}`;
  const id = await insertPost("twitter", { content });
  local.twitter.fail(/POST \/2\/tweets/, "lost");
  await staffCall(postToAll, staff);
  await query(`UPDATE post_deliveries SET "leaseUntil" = NULL, "leaseId" = NULL`);
  await decide(id, false);
  expect(await onItsWay()).toMatchObject([{ postId: id, approved: false, mayBeOutSince: expect.any(String) }]);
  await decide(id, true);
  expect((await publishNow(id)).json()).toMatchObject({ outcome: "posted" });
  expect(local.twitter.tweets.filter(({ text }) => text.includes(content))).toHaveLength(1);
});

it.each([
  ["a draft", { approvedAt: null }, /draft/],
  ["a later time", { scheduledFor: new Date(Date.now() + 3_600_000) }, /scheduled for later/],
  ["a claim that the rules know by now", { content: "Guaranteed." }, /“Guaranteed”/],
] as const)("AMKT-08 %s is no case for a press, in words", async (_, options, words) => {
  const answer = await publishNow(await insertPost("twitter", options));
  expect([answer.status, answer.json<{ message: string }>().message]).toEqual([409, expect.stringMatching(words)]);
});

it("AMKT-08 nor is what lacks its picture, whose campaign rests, or what there is not", async () => {
  const bare = await insertPost("instagram");
  await query(`UPDATE marketing_posts SET "imageUrl" = NULL WHERE id = $1`, [bare]);
  expect((await publishNow(bare)).text).toContain("needs a picture");
  const paused = await insertPost("twitter");
  await query(`INSERT INTO marketing_campaigns (id, name, "isActive") VALUES ($1, 'Autumn', false)`, [paused]);
  await query(`UPDATE marketing_posts SET "campaignId" = $1 WHERE id = $1`, [paused]);
  expect((await publishNow(paused)).text).toContain("paused");
  expect((await publishNow(newId())).status).toBe(404);
});
