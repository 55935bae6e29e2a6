import {
  authorize,
  type LocalPlatforms,
  someAttempt,
  somePost,
  startPlatforms,
  VIDEO,
  videoBytes,
} from "@/tests/factories/social";

let local: LocalPlatforms;
beforeEach(async () => {
  local = await startPlatforms();
});
afterEach(() => local.close());
const video = somePost({ videoUrl: VIDEO });
const UPLOAD = /PUT \/upload/;
const begunBy = (steps: readonly string[]) =>
  steps.find((step) => step.startsWith("keep"))?.slice("keep ".length) ?? null;

it("CONN-18 authorizes uploads and management of the channel with code and PKCE, and renews by itself", async () => {
  const account = await authorize(local.social, "youtube");
  expect(account).toMatchObject({ accountId: "UC1", accountName: "Willow Channel" });
  local.google.expire();
  const { authorization, check } = local.social.youtube;
  await expect(check(account)).rejects.toMatchObject({ kind: "expired" });
  expect(await check({ ...account, ...(await authorization?.renew(account)) })).toBe("Willow Channel");
  local.google.expire("everything");
  await expect(authorization?.renew(account)).rejects.toMatchObject({ kind: "expired" });
});

it("CONN-18 a scope that the person unticks is named, and nothing is connected", async () => {
  local.google.grantOnly("https://www.googleapis.com/auth/youtube");
  await expect(authorize(local.social, "youtube")).rejects.toMatchObject({
    kind: "refused",
    reason: expect.stringContaining("youtube.upload"),
  });
});

it("uploads a video in pieces, labelled as made with AI, and goes public with the last one", async () => {
  const account = await authorize(local.social, "youtube");
  const { attempt, steps } = someAttempt();
  const { externalId } = await local.social.youtube.publish(account, video, attempt);
  const [made] = local.google.videos;
  expect(made?.bytes.equals(videoBytes)).toBe(true);
  expect(made?.metadata.snippet).toMatchObject({
    title: "A calm minute",
    description: video.text,
    tags: ["MentalHealth"],
  });
  expect(made?.metadata.status).toMatchObject({ privacyStatus: "public", containsSyntheticMedia: true });
  expect([externalId, steps.at(-1)]).toEqual([made?.id, "out"]);
  expect(local.google.calls.filter((call) => UPLOAD.test(call))).toHaveLength(3);
  const figures = await local.social.youtube.figures(account, externalId ?? "");
  expect(figures).toEqual({ likes: 9, comments: 4, shares: 0, views: 120 });
});

it("goes on where an upload broke off", async () => {
  const account = await authorize(local.social, "youtube");
  const first = someAttempt();
  const broken = local.social.youtube.publish(account, video, {
    ...first.attempt,
    // The process ends after the first part.
    keep: async (begun) => {
      await first.attempt.keep(begun);
      if (first.steps.length > 1) throw new Error("killed");
    },
  });
  await expect(broken).rejects.toThrow("killed");
  await local.social.youtube.publish(account, video, someAttempt({ begun: begunBy(first.steps) }).attempt);
  expect(local.google.videos[0]?.bytes.equals(videoBytes)).toBe(true);
  expect(local.google.calls.filter((call) => call.startsWith("POST /upload"))).toHaveLength(1);
});

it.each([
  ["its upload tells", false],
  ["its upload is forgotten, and the channel's list tells", true],
])("a video whose last answer was lost is not uploaded again: %s", async (_, isForgotten) => {
  const account = await authorize(local.social, "youtube");
  const first = someAttempt();
  const { goingOut } = first.attempt;
  const trying = local.social.youtube.publish(account, video, {
    ...first.attempt,
    goingOut: async () => {
      await goingOut();
      local.google.fail(UPLOAD, "lost");
    },
  });
  await expect(trying).rejects.toMatchObject({ kind: "unknown" });
  if (isForgotten) local.google.fail(UPLOAD, { status: 404 });
  const again = someAttempt({ begun: begunBy(first.steps), mayBeOutSince: new Date(Date.now() - 60_000) });
  const { externalId } = await local.social.youtube.publish(account, video, again.attempt);
  expect([externalId, local.google.videos.length, again.steps]).toEqual(["video-1", 1, []]);
});

it("CONN-15 revokes at Google; a token that is void already counts as revoked", async () => {
  const account = await authorize(local.social, "youtube");
  await local.social.youtube.authorization?.revoke(account);
  expect(local.google.tokens.size).toBe(0);
  await expect(local.social.youtube.authorization?.revoke(account)).resolves.toBeUndefined();
});

it("needs a video and says so", async () => {
  const account = await authorize(local.social, "youtube");
  const trying = local.social.youtube.publish(account, somePost(), someAttempt().attempt);
  await expect(trying).rejects.toMatchObject({ kind: "refused", reason: "YouTube needs a video." });
});

it("an exhausted quota is waited for", async () => {
  const account = await authorize(local.social, "youtube");
  local.google.fail(/POST \/upload/, { status: 403, body: { error: { errors: [{ reason: "quotaExceeded" }] } } });
  const trying = local.social.youtube.publish(account, video, someAttempt().attempt);
  await expect(trying).rejects.toMatchObject({ kind: "away" });
});
