import { GET as readStatus } from "@/app/api/admin/platform-status/route";
import { publishDue } from "@/lib/features/growth/publishing/publish-due";
import { type SignedInStaff, signInStaff } from "@/tests/factories/people";
import { forgetPosts, insertPost } from "@/tests/factories/posts";
import { agree, type LocalPlatforms, setPlatformKeys, startPlatforms, withSocial } from "@/tests/factories/social";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST as choose, GET as listAccounts } from "./[platform]/accounts/route";
import { GET as authorize } from "./[platform]/authorize/route";
import { GET as callback } from "./[platform]/callback/route";

const JOBS = { id: "1002", name: "Willow Jobs" };
const params = { platform: "facebook" };
let local: LocalPlatforms;
let staff: SignedInStaff;

beforeAll(async () => {
  local = await startPlatforms();
  local.meta.share(JOBS);
  setPlatformKeys(local);
  staff = await signInStaff();
});
beforeEach(forgetPosts);
afterAll(() => local.close());

const asStaff = () => ({ cookie: staff.cookie, headers: staff.headers, params });
const status = async () => (await ask(readStatus, asStaff())).json<{ facebook: Record<string, unknown> }>().facebook;
const chosen = (id: unknown) => ask(choose, { ...asStaff(), method: "POST", body: { id } });
const list = async () => (await ask(listAccounts, asStaff())).json<{ id: string; chosen: boolean }[]>();
async function connect(): Promise<void> {
  const { authUrl } = (await ask(authorize, asStaff())).json<{ authUrl: string }>();
  const path = `/api/admin/connections/facebook/callback?${await agree(authUrl)}`;
  await ask(callback, { cookie: staff.cookie, params, path });
}
const due = () => insertPost("facebook", { scheduledFor: new Date(Date.now() - 60_000) });
/** Publishes like the job does, this many hours from now. */
const publish = (hours = 0) =>
  publishDue(withSocial(staff.ctx, local.social, () => new Date(Date.now() + hours * 3_600_000)));

it("CONN-06 AMKT-08 nothing goes out before somebody has said on which of several pages", async () => {
  await connect();
  expect(await status()).toMatchObject({ connected: true, choose: true, message: expect.stringContaining("Choose") });
  await due();
  expect(await publish()).toMatchObject({ posted: 0, later: 1, failed: 0 });
  expect((await list()).map(({ id, chosen }) => [id, chosen])).toEqual([
    ["1002", false],
    ["1001", false],
  ]);
  expect((await chosen("1001")).json()).toEqual({ id: "1001", name: "Willow Page", chosen: true });
  expect(await status()).toEqual({
    ...{ connected: true, message: "Connected as Willow Page.", app_id: true, app_secret: true },
  });
  expect(await publish(1)).toMatchObject({ posted: 1 });
  expect(local.meta.posts).toHaveLength(1);
  expect((await list()).find(({ chosen }) => chosen)?.id).toBe("1001");
});

it("CONN-06 the choice is one row of the record, and no answer holds a token", async () => {
  await connect();
  const answers = [await ask(listAccounts, asStaff()), await chosen("1002")];
  for (const { text } of answers) expect(text).not.toContain("EAA");
  const rows = await query(
    "SELECT action, outcome, reason FROM audit_events WHERE actor = $1 AND action = 'connection.choose' ORDER BY seq DESC LIMIT 1",
    [staff.user.id],
  );
  expect(rows).toEqual([{ action: "connection.choose", outcome: "done", reason: "facebook" }]);
  const [row] = await query<{ accessToken: string }>(`SELECT "accessToken" FROM oauth_tokens WHERE "isActive"`);
  expect(row?.accessToken).toMatch(/^v1\./);
});

it("AMKT-08 while a post may be out on one page no other is chosen: there it would go out again", async () => {
  await connect();
  await chosen("1001");
  const id = await due();
  local.meta.fail(/POST .*feed/, "lost");
  const quiet = { ...staff.ctx, log: { ...staff.ctx.log, error: () => {} } };
  await publishDue(withSocial(quiet, local.social));
  const refused = await chosen("1002");
  expect([refused.status, refused.json().message]).toEqual([409, expect.stringContaining("may be going out")]);
  const before = local.meta.posts.length;
  expect(await publish(1)).toMatchObject({ posted: 1 });
  expect(local.meta.posts).toHaveLength(before);
  expect((await chosen("1002")).status).toBe(200);
  expect(await query(`SELECT "isPosted" FROM marketing_posts WHERE id = $1`, [id])).toEqual([{ isPosted: true }]);
});

it("CONN-06 refuses a page that was not shared, no page, and a choice without a connection", async () => {
  expect((await chosen("1001")).status).toBe(409);
  await connect();
  expect((await chosen("9")).status).toBe(409);
  expect((await chosen(null)).status).toBe(400);
  expect((await ask(listAccounts, { ...asStaff(), params: { platform: "youtube" } })).status).toBe(400);
});

it("CONN-06 an authorization that is over is told and ends the connection", async () => {
  await connect();
  local.meta.expire("everything");
  const answer = await ask(listAccounts, asStaff());
  expect([answer.status, answer.json().message]).toEqual([409, expect.stringContaining("has expired")]);
  expect(await status()).toMatchObject({ connected: false });
});
