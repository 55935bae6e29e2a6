import type { ShownCampaign } from "@/lib/features/growth/marketing/client";
import { findPublishable } from "@/lib/features/growth/marketing/find-publishable";
import { markPosted } from "@/lib/features/growth/marketing/publication";
import { recordEngagement } from "@/lib/features/growth/marketing/record-engagement";
import { newId } from "@/lib/shared/ids";
import { anApprovedPost, aStaffDraft, staffCall } from "@/tests/factories/marketing-posts";
import { type SignedInStaff, signInStaff } from "@/tests/factories/people";
import { POST as generate } from "../generate-post/route";
import { PATCH } from "./[id]/route";
import { GET, POST } from "./route";

let staff: SignedInStaff;
beforeEach(async () => {
  staff = await signInStaff();
});

const begin = (body: object) => staffCall(POST, staff, { body });
const begun = async (body: object = { name: "Spring" }) => (await begin(body)).json<ShownCampaign>();
const read = async (id: string) =>
  (await staffCall(GET, staff, { method: "GET" })).json<ShownCampaign[]>().find((campaign) => campaign.id === id);
const change = (id: string, body: object) => staffCall(PATCH, staff, { id, body, method: "PATCH" });

it("AMKT-08 DATA-25 a campaign begins active and counts what is drafted for it", async () => {
  const answer = await begin({
    name: " Spring ",
    description: "",
    targetAudience: "Adults in Oregon",
    platforms: ["twitter"],
  });
  expect(answer.status).toBe(201);
  const { id } = answer.json<ShownCampaign>();
  expect(answer.json()).toMatchObject({
    ...{ name: "Spring", description: null, targetAudience: "Adults in Oregon", platforms: ["twitter"] },
    ...{ isActive: true, postsGenerated: 0, totalEngagement: 0 },
  });
  expect(await aStaffDraft(staff, { platform: "twitter", campaignId: id })).toMatchObject({ campaignId: id });
  expect(await read(id)).toMatchObject({ postsGenerated: 1 });
});

it("AMKT-08 takes no post of a platform that it is not for, and none for a campaign that there is not", async () => {
  const { id } = await begun({ name: "X only", platforms: ["twitter"] });
  for (const campaignId of [id, newId()]) {
    const answer = await staffCall(generate, staff, { body: { platform: "youtube", campaignId } });
    expect([answer.status, answer.json<{ issues: object[] }>().issues]).toMatchObject([400, [{ path: "campaignId" }]]);
  }
});

it("AMKT-08 adds up what the platforms report, however often they do", async () => {
  const { id } = await begun();
  const posts = [
    await anApprovedPost(staff, { platform: "twitter", campaignId: id }),
    await anApprovedPost(staff, { platform: "youtube", campaignId: id }),
  ];
  const [first, second] = posts.map((post) => post.id);
  await recordEngagement(staff.ctx, { id: first ?? "", stats: { likes: 99 } });
  expect(await read(id)).toMatchObject({ totalEngagement: 0 });
  for (const post of posts) await markPosted(staff.ctx, post);
  await recordEngagement(staff.ctx, { id: first ?? "", stats: { likes: 3, shares: 1 } });
  await recordEngagement(staff.ctx, { id: first ?? "", stats: { likes: 4, shares: 1, odd: Number.NaN, less: -2 } });
  await recordEngagement(staff.ctx, { id: second ?? "", stats: { views: 10 } });
  expect(await read(id)).toMatchObject({ totalEngagement: 15 });
});

it("AMKT-08 a paused campaign holds its posts back", async () => {
  const { id } = await begun();
  const post = await anApprovedPost(staff, { platform: "twitter", campaignId: id });
  const ready = async () =>
    (await findPublishable(staff.ctx, { platforms: ["twitter"], scheduledOnly: false, limit: 1_000 })).some(
      (one) => one.id === post.id,
    );
  expect(await ready()).toBe(true);
  expect((await change(id, { isActive: false })).json()).toMatchObject({ isActive: false, name: "Spring" });
  expect(await ready()).toBe(false);
});

it.each([
  [{ name: "" }, "name"],
  [{ name: "Spring", platforms: ["myspace"] }, "platforms.0"],
  [{ name: "Spring", targetAudience: "Women with depression" }, "targetAudience"],
  [{ name: "For the lonely" }, "name"],
])("refuses %j at its field", async (body, path) => {
  const answer = await begin(body);
  expect([answer.status, answer.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([400, path]);
});

it("a change is checked like a beginning", async () => {
  const { id } = await begun();
  expect((await change(id, { targetAudience: "patients" })).status).toBe(400);
  expect((await change(newId(), { name: "Other" })).status).toBe(404);
  expect((await change(id, { name: "Autumn" })).json()).toMatchObject({ name: "Autumn", isActive: true });
});
