import type { SocialPlatform } from "@/lib/ports/social";
import {
  type LocalPlatforms,
  PICTURE,
  someAttempt,
  somePost,
  startPlatforms,
  VIDEO,
  videoBytes,
} from "@/tests/factories/social";
import { TWITTER_KEYS } from "@/tests/fakes/social/twitter";
import { createTwitter } from "./platform";

let local: LocalPlatforms;
let x: SocialPlatform;
const account = { accessToken: "", refreshToken: null, accountId: null };

beforeEach(async () => {
  local = await startPlatforms();
  x = local.social.twitter;
});
afterEach(() => local.close());

it("AMKT-04 asks X who the keys belong to, with a signature that X takes", async () => {
  expect(await x.check(account)).toBe("@willowcare");
  const others = createTwitter({
    ...TWITTER_KEYS,
    accessSecret: "another secret",
    apiBase: local.twitter.baseUrl,
    media: async () => Promise.reject(new Error("unused")),
  });
  await expect(others.check(account)).rejects.toMatchObject({ kind: "expired" });
});

it("posts the text once it has said that it goes out, and hears its id", async () => {
  const { attempt, steps } = someAttempt();
  const { externalId } = await x.publish(account, somePost(), attempt);
  expect(local.twitter.tweets).toEqual([{ id: externalId, text: somePost().text, mediaIds: [] }]);
  expect(steps).toEqual(["out"]);
});

it.each([
  ["a picture", { imageUrl: PICTURE }, 5000],
  ["a video", { videoUrl: VIDEO }, videoBytes.length],
])("uploads %s whole before the post", async (_, more, length) => {
  await x.publish(account, somePost(more), someAttempt().attempt);
  const [mediaId = ""] = local.twitter.tweets[0]?.mediaIds ?? [];
  expect(local.twitter.media.get(mediaId)).toHaveLength(length);
});

it("an answer that is lost is told as unknown; the next try finds the post and sends none", async () => {
  local.twitter.fail(/POST \/2\/tweets/, "lost");
  await expect(x.publish(account, somePost(), someAttempt().attempt)).rejects.toMatchObject({ kind: "unknown" });
  const { attempt, steps } = someAttempt({ mayBeOutSince: new Date(Date.now() - 60_000) });
  const { externalId } = await x.publish(account, somePost(), attempt);
  expect(local.twitter.tweets.map(({ id }) => id)).toEqual([externalId]);
  expect(steps).toEqual([]);
});

it("where X lets nobody look, its own refusal of the same text tells that the post is out", async () => {
  await x.publish(account, somePost(), someAttempt().attempt);
  local.twitter.fail(/tweets$/, { status: 403, body: { detail: "Your plan does not allow this." } });
  const again = someAttempt({ mayBeOutSince: new Date() }).attempt;
  expect(await x.publish(account, somePost(), again)).toEqual({ externalId: null });
  expect(local.twitter.tweets).toHaveLength(1);
});

it.each([
  [429, "away"],
  [503, "unknown"],
  [400, "refused"],
  [401, "expired"],
] as const)("an answer of %s to the post is %s", async (status, kind) => {
  local.twitter.fail(/POST \/2\/tweets/, { status, body: { detail: "No." } });
  await expect(x.publish(account, somePost(), someAttempt().attempt)).rejects.toMatchObject({ kind, reason: "No." });
});

it("a server that says nothing is waited for no longer than the time that is set", async () => {
  local.twitter.fail(/users\/me/, "silence");
  await expect(x.check(account)).rejects.toMatchObject({ kind: "away" });
});

it("reads the figures of a post", async () => {
  const { externalId } = await x.publish(account, somePost(), someAttempt().attempt);
  expect(await x.figures(account, externalId ?? "")).toEqual({ likes: 7, comments: 2, shares: 4, views: 90 });
});
