import type { SocialAccount } from "@/lib/ports/social";
import {
  authorize,
  type LocalPlatforms,
  PICTURE,
  someAttempt,
  somePost,
  startPlatforms,
  VIDEO,
} from "@/tests/factories/social";

/** The documented responses of the platforms, and what each means for a post: retry, reconnect, or never. */
let local: LocalPlatforms;
beforeEach(async () => {
  local = await startPlatforms();
});
afterEach(() => local.close());

const meta = (code: number, more: object = {}) => ({
  error: { message: "Said so.", type: "OAuthException", code, ...more },
});
const google = (reason: string) => ({ error: { code: 403, message: "Said so.", errors: [{ reason, domain: "x" }] } });
/** Google's newer format (google.aip.dev/193), without `errors`. */
const googleNow = (status: string, reason?: string) => ({
  error: { code: 403, message: "Said so.", status, details: reason ? [{ "@type": "x", reason, domain: "x" }] : "x" },
});
const problem = (type: string) => ({
  title: "Problem",
  detail: "Said so.",
  type: `https://api.x.com/2/problems/${type}`,
});
const later = { message: "Said so.", code: "brand_new", nested: { of: ["a", "later", "version"] } };

describe("Facebook answers a post", () => {
  it.each([
    [400, meta(1), "away"],
    [400, meta(2), "away"],
    [400, meta(4), "away"],
    [400, meta(17), "away"],
    [400, meta(32), "away"],
    [400, meta(341), "away"],
    [400, meta(368), "away"],
    [400, meta(613), "away"],
    [400, meta(100, { is_transient: true }), "away"],
    [400, meta(190, { error_subcode: 460 }), "expired"],
    [400, meta(102), "expired"],
    [403, meta(10), "refused"],
    [403, meta(200), "refused"],
    [400, meta(100), "refused"],
    [400, meta(506), "refused"],
    [400, meta(1_609_005), "refused"],
    [400, meta(987_654), "refused"],
    [400, { error: later }, "refused"],
    [500, "<html>", "unknown"],
    [503, meta(987_654), "unknown"],
    [408, "", "unknown"],
    [425, "", "away"],
    [302, "", "unknown"],
  ] as const)("with %i %j: %s", async (status, body, kind) => {
    const account = await authorize(local.social, "facebook");
    local.meta.fail(/POST .*\/feed/, { status, body });
    await expect(local.social.facebook.publish(account, somePost(), someAttempt().attempt)).rejects.toMatchObject({
      kind,
    });
  });
});

describe("Instagram answers for a container", () => {
  const publishing = (account: SocialAccount, earlier = {}) =>
    local.social.instagram.publish(account, somePost({ imageUrl: PICTURE }), someAttempt(earlier).attempt);

  it.each([
    [meta(100, { error_subcode: 33 }), "away"],
    [meta(9007, { error_subcode: 2_207_027 }), "away"],
    [meta(24, { error_subcode: 2_207_008 }), "away"],
    [meta(9, { error_subcode: 2_207_042 }), "away"],
    [meta(-2, { error_subcode: 2_207_020 }), "away"],
    [meta(1, { error_subcode: 2_207_057 }), "refused"],
    [meta(25, { error_subcode: 2_207_050 }), "refused"],
    [meta(36_003, { error_subcode: 2_207_009 }), "refused"],
    [meta(352, { error_subcode: 2_207_026 }), "refused"],
    [meta(190), "expired"],
  ] as const)("400 %j: %s", async (body, kind) => {
    const account = await authorize(local.social, "instagram");
    local.meta.fail(/GET \/v23\.0\/30/, { status: 400, body });
    await expect(publishing(account)).rejects.toMatchObject({ kind });
  });

  it("AMKT-08 one that is not shown for a moment is the one that is published with the next try", async () => {
    const account = await authorize(local.social, "instagram");
    local.meta.fail(/GET \/v23\.0\/30/, { status: 400, body: meta(100, { error_subcode: 33 }) });
    await expect(publishing(account)).rejects.toMatchObject({ kind: "away" });
    await publishing(account, { begun: "30" });
    expect(local.meta.calls.filter((call) => call === "POST /v23.0/2002/media")).toHaveLength(1);
    expect(local.meta.published).toHaveLength(1);
  });

  it("AMKT-08 one that may be out and is not shown is looked for among the posts", async () => {
    const account = await authorize(local.social, "instagram");
    local.meta.fail(/media_publish/, "lost");
    await expect(publishing(account)).rejects.toMatchObject({ kind: "unknown" });
    local.meta.fail(/GET \/v23\.0\/30/, { status: 400, body: meta(100, { error_subcode: 33 }) });
    const { externalId } = await publishing(account, { begun: "30", mayBeOutSince: new Date(0) });
    expect([externalId, local.meta.published.length]).toEqual(["40", 1]);
  });

  it("AMKT-08 a state that nobody has described yet is waited for", async () => {
    const account = await authorize(local.social, "instagram");
    local.meta.fail(/GET \/v23\.0\/30/, { status: 200, body: { status_code: "UNDER_REVIEW" } });
    await expect(publishing(account)).rejects.toMatchObject({ kind: "away", code: "UNDER_REVIEW" });
  });
});

describe("for the log a refusal holds", () => {
  it.each([
    [{ status: 400, body: meta(987_654, { error_subcode: 7 }) }, "987654/7"],
    [{ status: 400, body: meta(987_654) }, "987654"],
    [{ status: 400, body: { error: later } }, "400"],
    [{ status: 302, body: "" }, "302"],
    [{ status: 200, body: { ids: [] } }, "unreadable:id"],
  ] as const)("AMKT-08 what Facebook says: %j", async (fault, code) => {
    const account = await authorize(local.social, "facebook");
    local.meta.fail(/POST .*\/feed/, fault);
    const trying = local.social.facebook.publish(account, somePost(), someAttempt().attempt);
    await expect(trying).rejects.toMatchObject({ code });
  });

  it.each([
    [google("somethingOfNextYear"), "somethingOfNextYear"],
    [googleNow("SOMETHING_NEW", "SOMETHING_OF_NEXT_YEAR"), "SOMETHING_OF_NEXT_YEAR"],
    [googleNow("SOMETHING_NEW"), "SOMETHING_NEW"],
    [{ error: "not_yet_named", error_description: "Said so." }, "not_yet_named"],
    [google("a reason that quotes a post"), undefined],
  ] as const)("AMKT-08 what YouTube says: %j", async (body, code) => {
    const account = await authorize(local.social, "youtube");
    local.google.fail(/POST \/upload/, { status: 400, body });
    const trying = local.social.youtube.publish(account, somePost({ videoUrl: VIDEO }), someAttempt().attempt);
    await expect(trying).rejects.toMatchObject({ code });
  });

  it.each([
    [problem("something-of-next-year"), "something-of-next-year"],
    [later, "403"],
  ])("AMKT-08 what X says: %j", async (body, code) => {
    const account = { accessToken: "", refreshToken: null, accountId: null };
    local.twitter.fail(/POST \/2\/tweets/, { status: 403, body });
    const trying = local.social.twitter.publish(account, somePost(), someAttempt().attempt);
    await expect(trying).rejects.toMatchObject({ code });
  });
});

describe("YouTube answers an upload", () => {
  it.each([
    [403, google("quotaExceeded"), "away"],
    [403, google("rateLimitExceeded"), "away"],
    [400, google("uploadLimitExceeded"), "away"],
    [403, google("dailyLimitExceeded"), "away"],
    [403, google("servingLimitExceeded"), "away"],
    // It usually means that the request is at fault, and no upload gets this response.
    [400, google("processingFailure"), "refused"],
    [401, google("expired"), "expired"],
    [503, google("backendError"), "away"],
    [401, google("authError"), "expired"],
    [403, google("insufficientPermissions"), "refused"],
    [400, google("invalidTitle"), "refused"],
    [401, google("youtubeSignupRequired"), "refused"],
    [403, google("somethingOfNextYear"), "refused"],
    [400, later, "refused"],
    [429, null, "away"],
    [408, null, "away"],
    [425, null, "away"],
    [302, null, "away"],
    [403, googleNow("PERMISSION_DENIED", "RATE_LIMIT_EXCEEDED"), "away"],
    [403, googleNow("RESOURCE_EXHAUSTED"), "away"],
    [409, googleNow("ABORTED"), "away"],
    [403, googleNow("PERMISSION_DENIED", "ACCESS_TOKEN_EXPIRED"), "expired"],
    [403, googleNow("PERMISSION_DENIED", "SERVICE_DISABLED"), "refused"],
    [403, googleNow("PERMISSION_DENIED"), "refused"],
    [400, googleNow("INVALID_ARGUMENT", "SOMETHING_OF_NEXT_YEAR"), "refused"],
  ] as const)("with %i %j: %s", async (status, body, kind) => {
    const account = await authorize(local.social, "youtube");
    local.google.fail(/POST \/upload/, { status, body });
    const trying = local.social.youtube.publish(account, somePost({ videoUrl: VIDEO }), someAttempt().attempt);
    await expect(trying).rejects.toMatchObject({ kind });
  });
});

describe("X answers a post", () => {
  const account = { accessToken: "", refreshToken: null, accountId: null };

  it.each([
    [429, problem("usage-capped"), "away"],
    [403, problem("usage-capped"), "away"],
    [403, problem("rate-limit-exceeded"), "away"],
    [403, problem("client-forbidden"), "refused"],
    [400, problem("invalid-request"), "refused"],
    [401, problem("unsupported-authentication"), "expired"],
    [403, problem("something-of-next-year"), "refused"],
    [400, later, "refused"],
    [503, problem("service-unavailable"), "unknown"],
    [408, null, "unknown"],
    [425, null, "away"],
    [302, null, "unknown"],
    [400, null, "refused"],
    [403, { type: 7, title: ["Problem"] }, "refused"],
    [201, null, "unknown"],
    [201, { data: null }, "unknown"],
    [201, { data: {} }, "unknown"],
  ] as const)("with %i %j: %s", async (status, body, kind) => {
    local.twitter.fail(/POST \/2\/tweets/, { status, body });
    await expect(local.social.twitter.publish(account, somePost(), someAttempt().attempt)).rejects.toMatchObject({
      kind,
    });
  });
});
