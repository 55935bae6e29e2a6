import { schedulePost } from "@/lib/features/growth/marketing/schedule-post";
import type { MemberCtx } from "@/lib/ports/context";
import { SocialRefusal } from "@/lib/ports/social";
import { PLATFORMS, type Platform } from "@/lib/shared/platforms";
import { signInStaff } from "@/tests/factories/people";
import { connectAccounts, forgetPosts, insertPost } from "@/tests/factories/posts";
import { type LocalPlatforms, startPlatforms, withSocial } from "@/tests/factories/social";
import { query } from "@/tests/support/database";
import { postToAll } from "./post-to-all";
import { publishDue } from "./publish-due";

const HOUR_MS = 3_600_000;
let local: LocalPlatforms;
let staff: MemberCtx;
let ctx: MemberCtx;
let clock = 0;

beforeAll(async () => {
  staff = (await signInStaff()).ctx;
});
beforeEach(async () => {
  local = await startPlatforms();
  clock = 0;
  ctx = withSocial<MemberCtx>(
    { ...staff, log: { ...staff.log, error: () => {} } },
    local.social,
    () => new Date(Date.now() + clock),
  );
  await forgetPosts();
  await connectAccounts(ctx, local.social);
});
afterEach(() => local.close());

const press = async <P extends Platform>(as: MemberCtx, asked: { platforms: readonly P[] }) =>
  (await postToAll(as, asked)).results;
/** Number of posts at each platform. */
const out = (): Record<Platform, number> => ({
  twitter: local.twitter.tweets.length,
  facebook: local.meta.posts.length,
  instagram: local.meta.published.length,
  youtube: local.google.videos.length,
});
const ONE_EACH = { twitter: 1, facebook: 1, instagram: 1, youtube: 1 };
const NONE = { twitter: 0, facebook: 0, instagram: 0, youtube: 0 };
const due = () => new Date(Date.now() - 60_000);

interface Row {
  readonly status: string;
  readonly attempts: number;
  readonly lastError: string | null;
  readonly lastReason: string | null;
  readonly externalId: string | null;
}
const deliveryOf = async (postId: string): Promise<Row | undefined> =>
  (await query<Row & Record<string, unknown>>(`SELECT * FROM post_deliveries WHERE "postId" = $1`, [postId]))[0];
const isPosted = async (id: string) =>
  (await query<{ isPosted: boolean }>(`SELECT "isPosted" FROM marketing_posts WHERE id = $1`, [id]))[0]?.isPosted;

describe("the job", () => {
  it("AMKT-08 what is due and approved appears once on each platform, with four jobs and two presses at once", async () => {
    const ids = await Promise.all(PLATFORMS.map((platform) => insertPost(platform, { scheduledFor: due() })));
    const jobs = [1, 2, 3, 4].map(() => publishDue(ctx));
    const presses = [1, 2].map(() => press(ctx, { platforms: PLATFORMS }));
    await Promise.all([...jobs, ...presses]);
    await publishDue(ctx);
    expect(out()).toEqual(ONE_EACH);
    const rows = await query(`SELECT "isPosted", "postedAt" FROM marketing_posts WHERE id = ANY($1)`, [ids]);
    expect(rows).toEqual(ids.map(() => ({ isPosted: true, postedAt: expect.any(Date) })));
    const audited = await query(
      "SELECT resource FROM audit_events WHERE action = 'post.publish' AND resource = ANY($1)",
      [ids.map((id) => `marketing_posts/${id}`)],
    );
    expect(audited).toHaveLength(4);
  });

  it("AMKT-08 nothing goes out before its time, without an approval, or without a time and a press", async () => {
    await insertPost("twitter", { scheduledFor: new Date(Date.now() + HOUR_MS) });
    await insertPost("twitter", { content: "Not approved.", approvedAt: null, scheduledFor: due() });
    await insertPost("facebook");
    await publishDue(ctx);
    expect(out()).toEqual(NONE);
    clock = 2 * HOUR_MS;
    await publishDue(ctx);
    expect(out()).toEqual({ ...NONE, twitter: 1 });
  });

  it.each([
    ["twitter", /POST \/2\/tweets/],
    ["facebook", /POST .*feed/],
    ["instagram", /media_publish/],
    ["youtube", /PUT \/upload/],
  ] as const)("a post whose answer %s lost is looked for and not sent again", async (platform, call) => {
    const id = await insertPost(platform, { scheduledFor: due() });
    const server = platform === "twitter" ? local.twitter : platform === "youtube" ? local.google : local.meta;
    // The last piece of an upload is the one that makes it public.
    if (platform === "youtube") await failLastPiece();
    else server.fail(call, "lost");
    expect(await publishDue(ctx)).toMatchObject({ posted: 0, later: 1 });
    expect([await isPosted(id), (await deliveryOf(id))?.lastError]).toEqual([false, "unknown"]);
    clock = HOUR_MS;
    expect(await publishDue(ctx)).toMatchObject({ posted: 1 });
    expect([out()[platform], await isPosted(id)]).toEqual([1, true]);
    expect((await deliveryOf(id))?.externalId).toEqual(expect.any(String));
  });

  async function failLastPiece(): Promise<void> {
    const { youtube } = ctx.social;
    const publish: typeof youtube.publish = (account, post, attempt) =>
      youtube.publish(account, post, {
        ...attempt,
        goingOut: async () => {
          await attempt.goingOut();
          local.google.fail(/PUT \/upload/, "lost");
        },
      });
    ctx = withSocial(ctx, { ...ctx.social, youtube: { ...youtube, publish } });
  }

  it("a process that dies after the platform took the post does not send it again", async () => {
    const id = await insertPost("facebook", { scheduledFor: due() });
    // The first transaction records that the post is going out, the second that it's out.
    let begun = 0;
    const dying: MemberCtx = {
      ...ctx,
      transaction: (work) => (++begun === 2 ? Promise.reject(new Error("killed")) : ctx.transaction(work as never)),
    };
    await publishDue(dying);
    expect([out().facebook, await isPosted(id)]).toEqual([1, false]);
    clock = HOUR_MS;
    await publishDue(ctx);
    expect([out().facebook, await isPosted(id)]).toEqual([1, true]);
  });

  it("waits longer after each try that did not begin, and keeps to what the platform asks for", async () => {
    const id = await insertPost("facebook", { scheduledFor: due() });
    const waits: number[] = [];
    for (const fault of [{ status: 503 }, { status: 503 }, { status: 503 }]) {
      // Only the search for an earlier post fails here; nothing was sent.
      local.meta.fail(/feed|published_posts/, fault);
      await publishDue(ctx);
      const [row] = await query<{ availableAt: Date }>(`SELECT "availableAt" FROM post_deliveries`);
      waits.push(Math.round(((row?.availableAt.getTime() ?? 0) - Date.now() - clock) / 60_000));
      expect(await publishDue(ctx)).toMatchObject({ posted: 0, later: 0 });
      clock += HOUR_MS;
    }
    expect(waits).toEqual([1, 2, 4]);
    await publishDue(ctx);
    expect([out().facebook, (await deliveryOf(id))?.attempts]).toEqual([1, 4]);
  });

  it("what a platform refuses in so many words is told with them, and tried again only by a press", async () => {
    const id = await insertPost("twitter", { scheduledFor: due() });
    local.twitter.fail(/POST \/2\/tweets/, { status: 403, body: { detail: "This account is locked." } });
    expect(await publishDue(ctx)).toMatchObject({ failed: 1, busy: 0 });
    expect(await publishDue(ctx)).toMatchObject({ failed: 0, busy: 0 });
    expect(await deliveryOf(id)).toMatchObject({ status: "failed", lastReason: "This account is locked." });
    clock = 24 * HOUR_MS;
    await publishDue(ctx);
    expect(out().twitter).toBe(0);
    expect(await press(ctx, { platforms: ["twitter"] })).toEqual({ twitter: true });
    expect(out().twitter).toBe(1);
  });

  it("a worker that was taken for dead cannot publish any more once another has the post", async () => {
    await insertPost("twitter", { scheduledFor: due() });
    const { twitter } = ctx.social;
    const publish: typeof twitter.publish = async (account, post, attempt) => {
      clock += HOUR_MS;
      expect(await publishDue(withSocial(ctx, local.social))).toMatchObject({ posted: 1 });
      return twitter.publish(account, post, attempt);
    };
    const slow = withSocial(ctx, { ...ctx.social, twitter: { ...twitter, publish } });
    expect(await publishDue(slow)).toMatchObject({ posted: 0, busy: 1 });
    expect(out().twitter).toBe(1);
  });

  it("AMKT-08 a post whose approval was taken back on its way stays in, and goes out once it is approved again", async () => {
    const id = await insertPost("twitter", { scheduledFor: due() });
    const { twitter } = ctx.social;
    const publish: typeof twitter.publish = async (account, post, attempt) => {
      await query(`UPDATE marketing_posts SET "approvedAt" = NULL, revision = 2, content = 'Another.' WHERE id = $1`, [
        id,
      ]);
      return twitter.publish(account, post, attempt);
    };
    await publishDue(withSocial(ctx, { ...ctx.social, twitter: { ...twitter, publish } }));
    expect([out().twitter, await isPosted(id)]).toEqual([0, false]);
    await query(`UPDATE marketing_posts SET "approvedAt" = now() WHERE id = $1`, [id]);
    clock = HOUR_MS;
    await publishDue(ctx);
    expect(local.twitter.tweets.map(({ text }) => text)).toEqual([expect.stringContaining("Another.")]);
  });

  it("AMKT-08 a post that was scheduled twice goes out once", async () => {
    const id = await insertPost("facebook");
    for (const hours of [1, 2]) {
      await schedulePost(ctx, { id, scheduledFor: new Date(Date.now() + hours * HOUR_MS) });
    }
    clock = 3 * HOUR_MS;
    await Promise.all([publishDue(ctx), publishDue(ctx)]);
    clock = 30 * HOUR_MS;
    await publishDue(ctx);
    expect(out().facebook).toBe(1);
  });

  it.each([
    ["instagram", 1],
    ["youtube", 1],
  ] as const)(
    "AMKT-08 what was begun at %s with an earlier text is given up, not published",
    async (platform, count) => {
      const id = await insertPost(platform, { scheduledFor: due() });
      if (platform === "instagram") local.meta.workFor(20);
      else local.google.fail(/PUT \/upload/, "lost");
      expect(await publishDue(ctx)).toMatchObject({ later: 1 });
      local.meta.workFor(0);
      await query(`UPDATE marketing_posts SET revision = 2, content = 'Another.' WHERE id = $1`, [id]);
      clock = HOUR_MS;
      expect(await publishDue(ctx)).toMatchObject({ posted: 1 });
      const texts = [
        ...local.meta.published.map(({ caption }) => caption),
        ...local.google.videos.map(({ metadata }) => metadata.snippet.description),
      ];
      expect(texts).toEqual(Array.from({ length: count }, () => expect.stringContaining("Another.")));
    },
  );

  it("AMKT-08 a post that may be out is not sent anew because the platform refuses to show it", async () => {
    await insertPost("instagram", { scheduledFor: due() });
    local.meta.fail(/media_publish/, "lost");
    await publishDue(ctx);
    clock = HOUR_MS;
    const refused = { status: 400, body: { error: { message: "Unsupported get request.", code: 100 } } };
    local.meta.fail(/GET \/v23\.0\/30/, refused);
    local.meta.fail(/GET \/v23\.0\/2002\/media/, refused);
    expect(await publishDue(ctx)).toMatchObject({ failed: 1 });
    expect(await press(ctx, { platforms: ["instagram"] })).toEqual({ instagram: true });
    expect(out().instagram).toBe(1);
  });

  it("a token that ran out while a post waited is renewed on the way", async () => {
    await insertPost("facebook", { scheduledFor: due() });
    local.meta.expire();
    expect(await publishDue(ctx)).toMatchObject({ posted: 1 });
    expect(out().facebook).toBe(1);
  });

  it("a post waits for a connection however long that takes, and goes out soon after there is one", async () => {
    const id = await insertPost("youtube", { scheduledFor: due() });
    await query("DELETE FROM oauth_tokens");
    await publishDue(ctx);
    clock = HOUR_MS;
    expect(await publishDue(ctx)).toMatchObject({ later: 1, failed: 0 });
    expect(await deliveryOf(id)).toMatchObject({
      attempts: 0,
      lastReason: expect.stringContaining("No account is connected"),
    });
    await connectAccounts(ctx, local.social);
    clock += 15 * 60_000;
    expect(await publishDue(ctx)).toMatchObject({ posted: 1 });
    expect(out().youtube).toBe(1);
  });

  it("what failed for good does not stand in the way of what follows", async () => {
    for (let at = 0; at < 12; at += 1) {
      const postId = await insertPost("twitter", { content: `Refused ${at}.`, scheduledFor: due() });
      await query(
        `INSERT INTO post_deliveries ("postId", platform, status, attempts) VALUES ($1, 'twitter', 'failed', 1)`,
        [postId],
      );
    }
    await insertPost("twitter", { content: "Behind them.", scheduledFor: due() });
    expect(await publishDue(ctx)).toMatchObject({ posted: 1, busy: 0 });
  });

  it("reads the figures of what is out, once an hour, and one worker each", async () => {
    const id = await insertPost("twitter", { scheduledFor: due() });
    await publishDue(ctx);
    const reads = () => local.twitter.calls.filter((call) => call.startsWith("GET /2/tweets/")).length;
    expect(reads()).toBe(1);
    await Promise.all([publishDue(ctx), publishDue(ctx)]);
    expect(reads()).toBe(1);
    clock = 2 * HOUR_MS;
    await Promise.all([publishDue(ctx), publishDue(ctx)]);
    expect(reads()).toBe(2);
    const [row] = await query(`SELECT "engagementStats" FROM marketing_posts WHERE id = $1`, [id]);
    expect(row?.engagementStats).toEqual({ likes: 7, comments: 2, shares: 4, views: 90 });
  });
});

describe("a press", () => {
  it("one platform that fails keeps no other: the answer tells which took something", async () => {
    for (const platform of PLATFORMS) await insertPost(platform);
    local.meta.fail(/media_publish/, { status: 400, body: { error: { message: "No.", code: 100 } } });
    await query("DELETE FROM oauth_tokens WHERE platform = 'youtube'");
    const results = await press(ctx, { platforms: PLATFORMS });
    expect(results).toEqual({ twitter: true, facebook: true, instagram: false, youtube: false });
    expect(out()).toEqual({ ...ONE_EACH, instagram: 0, youtube: 0 });
  });

  it("lets everything out that is ready on a platform, and with nothing ready says false", async () => {
    for (const content of ["One.", "Two.", "Three."]) await insertPost("twitter", { content });
    expect(await press(ctx, { platforms: ["twitter", "facebook"] })).toEqual({ twitter: true, facebook: false });
    expect(out().twitter).toBe(3);
    expect(await press(ctx, { platforms: ["twitter"] })).toEqual({ twitter: false });
    expect(out().twitter).toBe(3);
  });

  it("an error of ours on one platform is logged and keeps no other", async () => {
    for (const platform of ["twitter", "facebook"] as const) await insertPost(platform);
    const { twitter } = ctx.social;
    const broken = { ...twitter, publish: () => Promise.reject(new SocialRefusal("away", "No answer.")) };
    const results = await press(withSocial(ctx, { ...ctx.social, twitter: broken }), {
      platforms: ["twitter", "facebook"],
    });
    expect(results).toEqual({ twitter: false, facebook: true });
  });
});
