import { POST as logout } from "@/app/api/admin/logout/route";
import { GET as readStatus } from "@/app/api/admin/platform-status/route";
import { POST as testTwitter } from "@/app/api/admin/test-twitter/route";
import { POST as testYoutube } from "@/app/api/admin/test-youtube/route";
import { updateUser } from "@/lib/across/staff/users/update-user";
import { type SignedInStaff, signIn, signInAgain, signInStaff } from "@/tests/factories/people";
import { agree, type LocalPlatforms, setPlatformKeys, startPlatforms } from "@/tests/factories/social";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { GET as authorize } from "./[platform]/authorize/route";
import { GET as callback } from "./[platform]/callback/route";
import { POST as disconnect } from "./[platform]/disconnect/route";

type OauthPlatform = "facebook" | "instagram" | "youtube";
interface Test {
  readonly connected: boolean;
  readonly message: string;
  readonly authUrl?: string;
}

let local: LocalPlatforms;
let staff: SignedInStaff;

beforeAll(async () => {
  local = await startPlatforms();
  setPlatformKeys(local);
  staff = await signInStaff();
});
beforeEach(() => query("DELETE FROM oauth_tokens"));
afterAll(() => local.close());

const asStaff = () => ({ cookie: staff.cookie, headers: staff.headers });
const post = { method: "POST", body: {} };
const status = async () => (await ask(readStatus, asStaff())).json<Record<string, Record<string, unknown>>>();
const begin = async (platform: OauthPlatform) =>
  (await ask(authorize, { ...asStaff(), params: { platform } })).json<{ authUrl: string }>().authUrl;
/** The popup's own request: only the cookie, as when a browser follows a redirect. */
const comeBack = (platform: string, back: URLSearchParams, cookie: string | undefined = staff.cookie) =>
  ask(callback, {
    ...{ cookie, params: { platform }, path: `/api/admin/connections/${platform}/callback?${back}` },
    headers: { accept: "text/html,*/*" },
  });
async function connect(platform: OauthPlatform) {
  return comeBack(platform, await agree(await begin(platform)));
}

describe("the status", () => {
  it("AMKT-03 AMKT-05 API-52 holds all four platforms with connected, message and the credential flags", async () => {
    await connect("instagram");
    expect(await status()).toEqual({
      twitter: { connected: true, message: expect.any(String), api_key: true, api_secret: true, access_token: true },
      facebook: { connected: false, message: "Not authorized yet.", app_id: true, app_secret: true },
      instagram: {
        ...{ connected: true, message: "Connected as @willow.care.", app_id: true, app_secret: true },
        access_token: true,
      },
      youtube: {
        ...{ connected: false, message: "Not authorized yet." },
        api_key: true,
        client_id: true,
        client_secret: true,
      },
    });
  });

  it("AMKT-03 DATA-35 no answer holds a token or a credential", async () => {
    const answers = [await connect("youtube"), await connect("facebook"), await ask(readStatus, asStaff())];
    answers.push(await ask(testTwitter, { ...asStaff(), ...post }), await ask(testYoutube, { ...asStaff(), ...post }));
    const secrets = [...local.google.tokens, "EAA-", "ya29", "yt-secret", "meta-secret", "x-api-secret", "x-access"];
    for (const { text } of answers) expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it("a token that has run out and cannot be renewed is no connection", async () => {
    await connect("youtube");
    await query(`UPDATE oauth_tokens SET "expiresAt" = now() - interval '1 hour'`);
    expect((await status()).youtube).toMatchObject({ connected: true });
    await query(`UPDATE oauth_tokens SET "refreshToken" = NULL`);
    const ended = { connected: false, message: "The authorization has expired. Connect the account again." };
    expect((await status()).youtube).toMatchObject(ended);
  });
});

describe("an authorization", () => {
  it("CONN-13 CONN-21 stores the tokens sealed, tells the page on the own origin, and closes", async () => {
    const answer = await connect("youtube");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.text).toContain('window.opener.postMessage("youtube-auth-success",location.origin)');
    expect(answer.text).toContain('c.postMessage("youtube-auth-success")');
    expect(answer.text).toContain("window.close()");
    const nonce = /script-src 'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];
    expect(answer.text).toContain(`<script nonce="${nonce}">`);
    const rows = await query(`SELECT * FROM oauth_tokens`);
    expect(rows).toMatchObject([
      { platform: "youtube", isActive: true, accountName: "Willow Channel", userId: staff.user.id },
    ]);
    expect([...local.google.tokens].filter((token) => JSON.stringify(rows).includes(token))).toEqual([]);
  });

  it("a state opens once: of the same return twice at the same time one connects", async () => {
    const back = await agree(await begin("youtube"));
    const both = await Promise.all([comeBack("youtube", back), comeBack("youtube", back)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 400]);
    expect((await comeBack("youtube", back)).status).toBe(400);
    expect(await query("SELECT id FROM oauth_tokens")).toHaveLength(1);
  });

  it("a state of somebody else, of another platform, an old one and a made-up one open nothing", async () => {
    const stranger = await signInStaff();
    const back = await agree(await begin("youtube"));
    const madeUp = new URLSearchParams({ code: back.get("code") ?? "", state: "x".repeat(43) });
    expect((await comeBack("youtube", back, stranger.cookie)).status).toBe(400);
    expect((await comeBack("facebook", back)).status).toBe(400);
    expect((await comeBack("youtube", madeUp)).status).toBe(400);
    await query(`UPDATE oauth_states SET "expiresAt" = now() - interval '1 second'`);
    const old = await comeBack("youtube", back);
    expect([old.status, old.text.includes("auth-success")]).toEqual([400, false]);
    expect(await query("SELECT id FROM oauth_tokens")).toEqual([]);
  });

  it("a person who declines or is signed out reads so; nothing of the address is shown as markup", async () => {
    const { searchParams } = new URL(await begin("youtube"));
    const declined = new URLSearchParams({ error: "<script>1</script>", state: searchParams.get("state") ?? "" });
    const answer = await comeBack("youtube", declined);
    expect([answer.status, answer.text.includes("Access wasn&#39;t authorized")]).toEqual([400, true]);
    expect(answer.text).not.toContain("<script>1");
    const signedOut = await comeBack("youtube", declined, "");
    expect([signedOut.status, signedOut.text.includes("no longer signed in")]).toEqual([401, true]);
  });

  it("CONN-21 a failure of ours is a calm page in the window too, and its details stay in the log", async () => {
    const back = await agree(await begin("youtube"));
    await query(`UPDATE oauth_states SET verifier = 'no seal of ours'`);
    const answer = await comeBack("youtube", back);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
    expect(answer.text).toContain("Something went wrong on our end");
    expect(answer.text).not.toMatch(/seal|"code"|auth-success/);
    expect(answer.headers.get("x-request-id")).toEqual(expect.any(String));
  });

  it("CONN-21 whoever is no browser gets the answer that every call gives", async () => {
    const path = "/api/admin/connections/youtube/callback";
    const answer = await ask(callback, { params: { platform: "youtube" }, path });
    expect([answer.status, answer.json()]).toEqual([401, { message: "Unauthorized" }]);
  });

  it("the platform is given the hash of a verifier that never leaves the server before the exchange", async () => {
    const { searchParams } = new URL(await begin("facebook"));
    expect(searchParams.get("code_challenge_method")).toBe("S256");
    const [state] = await query<{ verifier: string; stateHash: string }>(
      `SELECT verifier, "stateHash" FROM oauth_states ORDER BY "createdAt" DESC LIMIT 1`,
    );
    expect(state?.verifier).toMatch(/^v1\./);
    expect(state?.stateHash).not.toBe(searchParams.get("state"));
  });

  it("connecting again puts the new token in the place of the old, which is destroyed", async () => {
    await connect("youtube");
    await connect("youtube");
    const rows = await query<{ isActive: boolean; refreshToken: string | null }>(
      `SELECT "isActive", "refreshToken" FROM oauth_tokens ORDER BY "createdAt"`,
    );
    expect(rows).toMatchObject([{ isActive: false, refreshToken: null }, { isActive: true }]);
  });

  it("is over with the logout from the staff area", async () => {
    const leaving = await signInStaff();
    const asLeaving = { cookie: leaving.cookie, headers: leaving.headers };
    const begun = await ask(authorize, { ...asLeaving, params: { platform: "youtube" } });
    const back = await agree(begun.json<{ authUrl: string }>().authUrl);
    await ask(logout, { ...asLeaving, ...post });
    expect((await comeBack("youtube", back, leaving.cookie)).status).toBe(400);
    expect(await query("SELECT id FROM oauth_tokens")).toEqual([]);
  });

  it("R-09 is over for whoever lost their role meanwhile", async () => {
    const losing = await signInStaff({ isClinician: true });
    const admin = await signInStaff({ isAdmin: true });
    const asLosing = { cookie: losing.cookie, headers: losing.headers };
    const begun = await ask(authorize, { ...asLosing, params: { platform: "youtube" } });
    const back = await agree(begun.json<{ authUrl: string }>().authUrl);
    await updateUser(admin.ctx, { id: losing.user.id, isClinician: false });
    const { cookie } = await signInAgain(losing);
    expect((await comeBack("youtube", back, cookie)).status).toBe(400);
    expect(await query("SELECT id FROM oauth_tokens")).toEqual([]);
  });

  it("X is opened by keys and has no window", async () => {
    const answer = await ask(authorize, { ...asStaff(), params: { platform: "twitter" } });
    expect(answer.status).toBe(400);
  });

  it("each step is one row of the record", async () => {
    await connect("youtube");
    await ask(disconnect, { ...asStaff(), ...post, params: { platform: "youtube" } });
    const rows = await query<{ action: string }>(
      "SELECT action FROM audit_events WHERE actor = $1 ORDER BY seq DESC LIMIT 3",
      [staff.user.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["connection.close", "connection.open", "connection.begin"]);
  });
});

describe("disconnecting", () => {
  it("CONN-15 revokes at the platform, and the stored row is inactive and empty", async () => {
    await connect("youtube");
    expect(local.google.tokens.size).toBeGreaterThan(0);
    const answer = await ask(disconnect, { ...asStaff(), ...post, params: { platform: "youtube" } });
    expect([answer.status, answer.json()]).toEqual([200, { disconnected: true, revoked: true }]);
    expect(local.google.tokens.size).toBe(0);
    expect((await status()).youtube).toMatchObject({ connected: false });
    expect(await query(`SELECT "isActive", "refreshToken" FROM oauth_tokens`)).toEqual([
      { isActive: false, refreshToken: null },
    ]);
  });

  it("CONN-15 ends the connection here also while the platform does not answer, and says that it was not revoked", async () => {
    await connect("facebook");
    local.meta.fail(/permissions/, { status: 503 });
    const answer = await ask(disconnect, { ...asStaff(), ...post, params: { platform: "facebook" } });
    expect(answer.json()).toEqual({ disconnected: true, revoked: false });
    expect((await status()).facebook).toMatchObject({ connected: false });
  });
});

it.each(["facebook", "instagram", "youtube"])(
  "CONN-15 %s that was never connected is not said to be disconnected",
  async (platform) => {
    const answer = await ask(disconnect, { ...asStaff(), ...post, params: { platform } });
    expect([answer.status, answer.json()]).toEqual([
      409,
      { code: "conflict", message: expect.stringMatching(/isn't connected/) },
    ]);
  },
);

it("CONN-15 a permission that the platform keeps is told as not revoked", async () => {
  await connect("facebook");
  local.meta.expire("everything");
  const facebook = await ask(disconnect, { ...asStaff(), ...post, params: { platform: "facebook" } });
  expect(facebook.json()).toEqual({ disconnected: true, revoked: false });
  await connect("youtube");
  local.google.fail(/revoke/, { status: 400, body: { error: "unsupported_token_type" } });
  const youtube = await ask(disconnect, { ...asStaff(), ...post, params: { platform: "youtube" } });
  expect(youtube.json()).toEqual({ disconnected: true, revoked: false });
});

it("a connection is the company's: it stays when the account of whoever opened it is erased", async () => {
  await connect("youtube");
  const leaving = await signIn();
  await query(`UPDATE oauth_tokens SET "userId" = $1`, [leaving.user.id]);
  await query("DELETE FROM users WHERE id = $1", [leaving.user.id]);
  expect(await query(`SELECT "isActive", "userId" FROM oauth_tokens`)).toEqual([{ isActive: true, userId: null }]);
  expect((await status()).youtube).toMatchObject({ connected: true });
});

describe("the tests of a connection", () => {
  it("API-56 credentials that Google does not take any more end no connection", async () => {
    await connect("youtube");
    local.google.expire();
    local.google.fail(/token/, { status: 401, body: { error: "invalid_client" } });
    const refused = (await ask(testYoutube, { ...asStaff(), ...post })).json<Test>();
    expect(refused).toEqual({ connected: false, message: "The platform refused: invalid_client" });
    expect((await status()).youtube).toMatchObject({ connected: true });
    expect((await ask(testYoutube, { ...asStaff(), ...post })).json<Test>().connected).toBe(true);
  });

  it("AMKT-04 API-55 asks X itself", async () => {
    const works = (await ask(testTwitter, { ...asStaff(), ...post })).json<Test>();
    expect(works).toEqual({ connected: true, message: "The connection works. It posts as @willowcare." });
    local.twitter.fail(/users\/me/, { status: 401, body: { detail: "Unauthorized" } });
    const refused = (await ask(testTwitter, { ...asStaff(), ...post })).json<Test>();
    expect(refused).toEqual({ connected: false, message: "The platform refused: Unauthorized" });
  });

  it("AMKT-04 API-56 says where to authorize YouTube, and afterwards asks YouTube itself", async () => {
    const before = (await ask(testYoutube, { ...asStaff(), ...post })).json<Test>();
    expect(before).toMatchObject({ connected: false, message: "Authorize YouTube first." });
    await comeBack("youtube", await agree(before.authUrl ?? ""));
    const after = (await ask(testYoutube, { ...asStaff(), ...post })).json<Test>();
    expect(after).toEqual({ connected: true, message: "The connection works. It posts as Willow Channel." });
  });

  it("API-56 renews a token that ran out, and asks for a new authorization once that is over", async () => {
    await connect("youtube");
    local.google.expire();
    expect((await ask(testYoutube, { ...asStaff(), ...post })).json<Test>().connected).toBe(true);
    local.google.expire("everything");
    const over = (await ask(testYoutube, { ...asStaff(), ...post })).json<Test>();
    expect([over.connected, over.authUrl?.startsWith(local.google.baseUrl)]).toEqual([false, true]);
    expect((await status()).youtube).toMatchObject({ connected: false });
  });
});

it("API-50 every call asks for a PIN session", async () => {
  const { cookie } = await signIn();
  const params = { platform: "youtube" };
  const asked = [
    await ask(readStatus, { cookie }),
    await ask(authorize, { cookie, params }),
    await ask(disconnect, { cookie, params, ...post }),
    await ask(testTwitter, { cookie, ...post }),
    await ask(testYoutube, { cookie, ...post }),
  ];
  expect(asked.map((answer) => answer.status)).toEqual([401, 401, 401, 401, 401]);
});
