import { approvePost } from "@/lib/features/growth/marketing/approve-post";
import { deleteOwnPost } from "@/lib/features/growth/marketing/delete-own-post";
import { deletePost } from "@/lib/features/growth/marketing/delete-post";
import { editPost } from "@/lib/features/growth/marketing/edit-post";
import { editPostInput } from "@/lib/features/growth/marketing/schema";
import type { MemberCtx } from "@/lib/ports/context";
import { signIn, signInStaff } from "@/tests/factories/people";
import { forgetPosts, insertPost } from "@/tests/factories/posts";
import { type LocalPlatforms, startPlatforms, withSocial } from "@/tests/factories/social";
import { query } from "@/tests/support/database";
import { publishDue } from "./publish-due";

const HOUR_MS = 3_600_000;
let local: LocalPlatforms;
let ctx: MemberCtx;
let clock = 0;

beforeEach(async () => {
  local = await startPlatforms();
  clock = 0;
  const { ctx: staff } = await signInStaff();
  ctx = withSocial<MemberCtx>(
    { ...staff, log: { ...staff.log, error: () => {} } },
    local.social,
    () => new Date(Date.now() + clock),
  );
  await forgetPosts();
});
afterEach(() => local.close());

const due = () => new Date(Date.now() - 60_000);
const stateOf = async (id: string) =>
  (
    await query<{ isPosted: boolean; content: string; deletedAt: Date | null }>(
      `SELECT "isPosted", content, "deletedAt" FROM marketing_posts WHERE id = $1`,
      [id],
    )
  )[0];

/**
 * Runs the work after the platform was asked to make the post public and before it has answered.
 */
const whileGoingOut = (work: () => Promise<void>): MemberCtx => {
  const { twitter } = ctx.social;
  const publish: typeof twitter.publish = (account, post, attempt) =>
    twitter.publish(account, post, {
      ...attempt,
      goingOut: async (look) => {
        await attempt.goingOut(look);
        await work();
      },
    });
  return withSocial(ctx, { ...ctx.social, twitter: { ...twitter, publish } });
};

it("R-13 AMKT-08 what is going out is changed, taken back and deleted by nobody, and stands as posted afterwards", async () => {
  const member = await signIn();
  const id = await insertPost("twitter", { content: "As approved.", scheduledFor: due() });
  await query(`UPDATE marketing_posts SET "userId" = $2 WHERE id = $1`, [id, member.user.id]);
  const refused: string[] = [];
  const asked = [
    () => editPost(ctx, editPostInput.parse({ id, content: "Another." })),
    () => approvePost(ctx, { id, approved: false }),
    () => deletePost(ctx, { id }),
    () => deleteOwnPost(member.ctx, { id }),
  ];
  await publishDue(
    whileGoingOut(async () => {
      for (const ask of asked) await ask().catch(({ code }: { code: string }) => refused.push(code));
    }),
  );
  expect(refused).toEqual(asked.map(() => "conflict"));
  expect(local.twitter.tweets.map(({ text }) => text)).toEqual([expect.stringContaining("As approved.")]);
  expect(await stateOf(id)).toEqual({ isPosted: true, content: "As approved.", deletedAt: null });
});

it("R-13 a try that died leaves the post changeable once its time is over", async () => {
  const id = await insertPost("twitter", { scheduledFor: due() });
  local.twitter.fail(/POST \/2\/tweets/, "lost");
  await publishDue(ctx);
  await expect(editPost(ctx, editPostInput.parse({ id, content: "Another." }))).resolves.toMatchObject({
    content: "Another.",
  });
});

it("AMKT-08 a new text is not sent beside an older one that nobody may look for", async () => {
  const id = await insertPost("twitter", { content: "The older one.", scheduledFor: due() });
  local.twitter.fail(/POST \/2\/tweets/, "lost");
  await publishDue(ctx);
  await query(`UPDATE marketing_posts SET content = 'The newer one.', revision = 2 WHERE id = $1`, [id]);
  clock = HOUR_MS;
  local.twitter.fail(/GET \/2\/users\/77\/tweets/, { status: 403, body: { detail: "Your plan does not allow this." } });
  expect(await publishDue(ctx)).toMatchObject({ posted: 0, failed: 1 });
  expect(local.twitter.tweets.map(({ text }) => text)).toEqual([expect.stringContaining("The older one.")]);
  const [row] = await query(`SELECT status, "lastReason" FROM post_deliveries WHERE "postId" = $1`, [id]);
  expect(row).toEqual({ status: "failed", lastReason: expect.stringContaining("doesn't let us check") });
});
