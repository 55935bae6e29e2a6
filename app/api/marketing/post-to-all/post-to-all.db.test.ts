import { GET as listDeliveries } from "@/app/api/admin/marketing/deliveries/route";
import { POST as postToAllAsStaff } from "@/app/api/admin/marketing/post-to-all/route";
import { POST as publishPosts } from "@/app/api/cron/publish-posts/route";
import { signIn, signInStaff } from "@/tests/factories/people";
import { connectAccounts, forgetPosts, insertPost } from "@/tests/factories/posts";
import { type LocalPlatforms, setPlatformKeys, startPlatforms } from "@/tests/factories/social";
import { ask } from "@/tests/support/request";
import { POST as postToAll } from "./route";

let local: LocalPlatforms;
beforeAll(async () => {
  local = await startPlatforms();
  setPlatformKeys(local);
});
beforeEach(forgetPosts);
afterAll(() => local.close());

const connectAll = async () => connectAccounts((await signInStaff()).ctx, local.social);
const press = { method: "POST", body: {} };

it("API-46 MKTG-05 a PIN holder and an admin post from the member's page; its three platforms are told", async () => {
  const pin = await signInStaff();
  const admin = await signIn({ isAdmin: true });
  for (const who of [{ cookie: pin.cookie, headers: pin.headers }, { cookie: admin.cookie }]) {
    const answer = await ask(postToAll, { ...press, ...who });
    expect([answer.status, answer.json()]).toEqual([200, { facebook: false, instagram: false, youtube: false }]);
  }
});

it("MKTG-05 an adult without either gets 403, and so do child and teen whatever they hold; nothing goes out", async () => {
  await insertPost("facebook");
  const adult = await signIn();
  const teen = await signInStaff({ age: 15 });
  const child = await signInStaff({ age: 9 });
  const asked = [
    await ask(postToAll, { ...press, cookie: adult.cookie }),
    await ask(postToAll, { ...press, cookie: teen.cookie, headers: teen.headers }),
    await ask(postToAll, { ...press, cookie: child.cookie, headers: child.headers }),
  ];
  expect(asked.map(({ status }) => status)).toEqual([403, 403, 403]);
  expect(local.meta.posts).toEqual([]);
});

it("API-54 the staff's page posts to its own three platforms, and tells which took something", async () => {
  const { cookie, headers } = await signInStaff();
  const id = await insertPost("twitter", { content: "Rest is part of the work." });
  const answer = await ask(postToAllAsStaff, { ...press, cookie, headers });
  expect([answer.status, answer.json()]).toEqual([200, { twitter: true, instagram: false, youtube: false }]);
  expect(local.twitter.tweets.at(-1)?.text).toContain("Rest is part of the work.");
  const [delivery] = (await ask(listDeliveries, { cookie, headers })).json<Record<string, unknown>[]>();
  expect(delivery).toMatchObject({ postId: id, platform: "twitter", status: "posted" });
});

describe("why nothing went out stands beside the answer", () => {
  const why = async () => {
    const { cookie, headers } = await signInStaff();
    const answer = await ask(postToAllAsStaff, { ...press, cookie, headers });
    return answer.headers.get("x-why-not-posted")?.split(",") ?? [];
  };

  it("ERR-23 of each platform is told what it lacks: an account, or a post that is approved", async () => {
    expect(await why()).toEqual([
      "twitter=nothing_ready",
      ...["instagram=unconnected", "instagram=nothing_ready"],
      ...["youtube=unconnected", "youtube=nothing_ready"],
    ]);
    await insertPost("instagram");
    expect(await why()).toEqual([
      ...["twitter=nothing_ready", "instagram=unconnected"],
      ...["youtube=unconnected", "youtube=nothing_ready"],
    ]);
    await connectAll();
    expect(await why()).toEqual([]);
    expect(await why()).toEqual(["twitter=nothing_ready", "instagram=nothing_ready", "youtube=nothing_ready"]);
  });

  it("ERR-23 what a platform does not take is no question of keys", async () => {
    await connectAll();
    await insertPost("twitter", { content: "Not today." });
    local.twitter.fail(/POST \/2\/tweets/, { status: 403, body: { detail: "This account is locked." } });
    expect(await why()).toEqual(["twitter=not_taken", "instagram=nothing_ready", "youtube=nothing_ready"]);
  });

  it("ERR-24 once something is out, only a post that was ready and stayed is explained", async () => {
    await insertPost("twitter", { content: "One of us went out." });
    expect(await why()).toEqual([]);
    await insertPost("twitter", { content: "Another one." });
    await insertPost("instagram");
    expect(await why()).toEqual(["instagram=unconnected"]);
  });
});

it("AMKT-08 the job asks for its secret, and publishes what is due", async () => {
  await insertPost("twitter", { content: "Good morning.", scheduledFor: new Date(Date.now() - 1000) });
  const before = local.twitter.tweets.length;
  expect((await ask(publishPosts, { method: "POST" })).status).toBe(401);
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  const answer = await ask(publishPosts, { method: "POST", headers });
  expect([answer.status, answer.json()]).toMatchObject([200, { posted: 1, failed: 0 }]);
  expect(local.twitter.tweets).toHaveLength(before + 1);
});
