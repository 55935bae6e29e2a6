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
const withPicture = somePost({ imageUrl: PICTURE });

it("CONN-17 posts to the business account that is linked to the page", async () => {
  const account = await authorize(local.social, "instagram");
  expect(local.meta.permissions.has("instagram_content_publish")).toBe(true);
  expect(account).toMatchObject({ accountId: "2002", accountName: "@willow.care" });
  expect(await local.social.instagram.check(account)).toBe("@willow.care");
});

it.each([
  ["a picture", { imageUrl: PICTURE }, PICTURE],
  ["a video", { videoUrl: VIDEO }, VIDEO],
])("makes a container of %s, waits until it is ready, and publishes it", async (_, more, media) => {
  local.meta.workFor(3);
  const account = await authorize(local.social, "instagram");
  const { attempt, steps } = someAttempt();
  const { externalId } = await local.social.instagram.publish(account, somePost(more), attempt);
  expect(local.meta.published).toEqual([{ id: externalId, caption: somePost().text, media }]);
  expect([steps[0], steps.at(-1)]).toEqual(["keep 30", "out"]);
  const figures = await local.social.instagram.figures(account, externalId ?? "");
  expect(figures).toEqual({ likes: 11, comments: 3, shares: 0, views: null });
});

it("a picture that is worked on for long is left for later, and the next try goes on with the same container", async () => {
  const account = await authorize(local.social, "instagram");
  local.meta.workFor(20);
  const first = someAttempt();
  const trying = local.social.instagram.publish(account, withPicture, first.attempt);
  await expect(trying).rejects.toMatchObject({ kind: "away", retryAfterMs: 60_000 });
  await local.social.instagram.publish(account, withPicture, someAttempt({ begun: "30" }).attempt);
  expect(local.meta.calls.filter((call) => call === "POST /v23.0/2002/media")).toHaveLength(1);
  expect(local.meta.published).toHaveLength(1);
});

it("a container whose publishing was not heard of is found published, and is not sent again", async () => {
  const account = await authorize(local.social, "instagram");
  local.meta.fail(/media_publish/, "lost");
  const first = local.social.instagram.publish(account, withPicture, someAttempt().attempt);
  await expect(first).rejects.toMatchObject({ kind: "unknown" });
  const again = someAttempt({ begun: "30", mayBeOutSince: new Date(0) });
  const { externalId } = await local.social.instagram.publish(account, withPicture, again.attempt);
  expect([externalId, local.meta.published.length, again.steps]).toEqual(["40", 1, []]);
});

it("a container that may be out and is not shown any more is looked for among the posts, not made again", async () => {
  const account = await authorize(local.social, "instagram");
  local.meta.fail(/media_publish/, "lost");
  await expect(local.social.instagram.publish(account, withPicture, someAttempt().attempt)).rejects.toMatchObject({
    kind: "unknown",
  });
  local.meta.fail(/GET \/v23\.0\/30/, { status: 400, body: { error: { message: "Unsupported.", code: 100 } } });
  const again = someAttempt({ begun: "30", mayBeOutSince: new Date(0) });
  const { externalId } = await local.social.instagram.publish(account, withPicture, again.attempt);
  expect([externalId, local.meta.published.length, again.steps]).toEqual(["40", 1, []]);
});

it("says what it needs where a post has neither picture nor video, or one from an unsafe address", async () => {
  const account = await authorize(local.social, "instagram");
  const publish = (more: object) => local.social.instagram.publish(account, somePost(more), someAttempt().attempt);
  await expect(publish({})).rejects.toMatchObject({ kind: "refused", reason: "Instagram needs a picture or a video." });
  await expect(publish({ imageUrl: "http://media.example.org/a.jpg" })).rejects.toMatchObject({ kind: "refused" });
  expect(local.meta.published).toEqual([]);
});
