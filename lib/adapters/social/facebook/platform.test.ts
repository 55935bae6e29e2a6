import {
  authorize,
  type LocalPlatforms,
  PICTURE,
  someAttempt,
  somePost,
  startPlatforms,
  VIDEO,
} from "@/tests/factories/social";

let local: LocalPlatforms;
beforeEach(async () => {
  local = await startPlatforms();
});
afterEach(() => local.close());

it("CONN-16 asks for the page's permissions and comes back with the page's own token, proven by the app's secret", async () => {
  const account = await authorize(local.social, "facebook");
  expect([...local.meta.permissions].sort()).toEqual([
    "pages_manage_posts",
    "pages_read_engagement",
    "pages_show_list",
  ]);
  expect(account).toMatchObject({ accountId: "1001", accountName: "Willow Page", accessToken: "EAA-page" });
  expect(await local.social.facebook.check(account)).toBe("Willow Page");
});

it.each([
  ["a text", {}, null],
  ["a picture", { imageUrl: PICTURE }, PICTURE],
  ["a video", { videoUrl: VIDEO }, VIDEO],
])("publishes %s on the page", async (_, more, media) => {
  const account = await authorize(local.social, "facebook");
  const { attempt, steps } = someAttempt();
  const { externalId } = await local.social.facebook.publish(account, somePost(more), attempt);
  expect(local.meta.posts).toEqual([{ id: externalId, message: somePost().text, media }]);
  expect(steps).toEqual(["out"]);
  const figures = await local.social.facebook.figures(account, externalId ?? "");
  expect(figures).toEqual({ likes: 5, comments: 1, shares: 2, views: null });
});

it("after a lost answer it looks on the page first and sends nothing twice", async () => {
  const account = await authorize(local.social, "facebook");
  local.meta.fail(/POST .*feed/, "lost");
  const first = local.social.facebook.publish(account, somePost(), someAttempt().attempt);
  await expect(first).rejects.toMatchObject({ kind: "unknown" });
  const again = someAttempt({ mayBeOutSince: new Date(0) });
  await local.social.facebook.publish(account, somePost(), again.attempt);
  expect([local.meta.posts.length, again.steps]).toEqual([1, []]);
});

it("a page token that became void is renewed with the person's; without theirs the authorization is over", async () => {
  const account = await authorize(local.social, "facebook");
  const { authorization, check } = local.social.facebook;
  local.meta.expire();
  await expect(check(account)).rejects.toMatchObject({ kind: "expired" });
  const renewed = await authorization?.renew(account);
  expect(await check({ ...account, ...renewed })).toBe("Willow Page");
  local.meta.expire("everything");
  await expect(authorization?.renew(account)).rejects.toMatchObject({ kind: "expired" });
});

it("CONN-15 takes back its own publishing permission and leaves Instagram's", async () => {
  await authorize(local.social, "instagram");
  const account = await authorize(local.social, "facebook");
  await local.social.facebook.authorization?.revoke(account);
  expect(local.meta.permissions.has("pages_manage_posts")).toBe(false);
  expect(local.meta.permissions.has("instagram_content_publish")).toBe(true);
});

it("CONN-16 a permission that the person leaves out is named, and nothing is connected", async () => {
  local.meta.fail(/permissions/, { status: 200, body: { data: [] } });
  await expect(authorize(local.social, "facebook")).rejects.toMatchObject({
    kind: "refused",
    reason: expect.stringContaining("pages_manage_posts"),
  });
});

it("CONN-06 of several pages none is taken unasked, and the chosen one comes with its own token", async () => {
  local.meta.share({ id: "1002", name: "Willow Jobs" });
  const { authorization } = local.social.facebook;
  const grant = await authorize(local.social, "facebook");
  expect(grant).toMatchObject({ accountId: null, accountName: null, accessToken: grant.refreshToken });
  expect(await authorization?.accounts?.list(grant)).toEqual([
    { id: "1002", name: "Willow Jobs" },
    { id: "1001", name: "Willow Page" },
  ]);
  const chosen = await authorization?.accounts?.choose(grant, "1001");
  expect(chosen).toEqual({ accountId: "1001", accountName: "Willow Page", accessToken: "EAA-page" });
  await expect(authorization?.accounts?.choose(grant, "9")).rejects.toMatchObject({ kind: "refused" });
  const instagram = await authorize(local.social, "instagram");
  expect(instagram).toMatchObject({ accountId: "2002" });
});
