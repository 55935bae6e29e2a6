/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { dropAdminToken, holdAdminToken } from "@/lib/client/admin-session";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ConnectionsRoom } from "./connections-room";

const router = { replace: jest.fn(), push: jest.fn(), refresh: () => {} };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const STATUS = "/api/admin/platform-status";
const AUTH_URL = "https://accounts.google.com/o/oauth2/v2/auth?state=1";
const platforms = (more: Record<string, object> = {}) => ({
  twitter: { connected: true, api_key: true, api_secret: true, access_token: true },
  facebook: { connected: false, message: "Not authorized yet.", app_id: true, app_secret: true },
  instagram: { connected: false, app_id: true, app_secret: true, access_token: false },
  youtube: { connected: false, api_key: true, client_id: true, client_secret: true },
  ...more,
});
type Answers = Parameters<typeof fakeBrowserApi>[0];

const opened = jest.fn();

function setUp(first = platforms(), answers: Answers = {}) {
  const state = { now: first };
  const api = fakeBrowserApi({
    [`GET ${STATUS}`]: () => ({ status: 200, body: state.now }),
    "POST /api/admin/test-youtube": () => ({ status: 200, body: { connected: false, message: "", authUrl: AUTH_URL } }),
    ...answers,
  });
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.open = opened;
  renderPage(<ConnectionsRoom appUrl="https://willow.example.org" />);
  return { api, state, user: userEvent.setup(), reads: () => api.of("GET", STATUS).length };
}

const card = async (name: string) => within(await screen.findByRole("article", { name }));
const say = (data: unknown, origin = window.location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent("message", { data, origin })));

beforeEach(() => {
  holdAdminToken("a token");
  router.replace.mockReset();
  opened.mockReset().mockReturnValue({});
});
afterEach(() => act(() => dropAdminToken()));

describe("the page", () => {
  it("CONN-01 CONN-02 CONN-03 has its title, the way to the dashboard, Logout and the warning", async () => {
    const { api, user } = setUp(platforms(), { "POST /api/admin/logout": () => ({ status: 200, body: {} }) });
    expect(screen.getByRole("heading", { level: 1, name: "Platform Connections" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Marketing Dashboard" })).toHaveAttribute("href", "/admin/marketing");
    expect(screen.getByText(/API keys alone are not enough/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin"));
    expect(api.of("POST", "/api/admin/logout")).toHaveLength(1);
  });

  it("CONN-09 CONN-21 without a token it leads to /admin and asks nothing", async () => {
    dropAdminToken();
    const { api } = setUp();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin"));
    expect(api.calls).toEqual([]);
  });

  it("CONN-16 CONN-17 CONN-18 lists what has to be done and the permissions by their names", () => {
    setUp();
    const setup = (name: string) => screen.getByRole("article", { name }).textContent ?? "";
    expect(setup("Facebook setup")).toMatch(/developer console.*Pages API.*app review.*Complete OAuth/);
    for (const permission of ["pages_manage_posts", "pages_read_engagement", "instagram_content_publish"])
      expect(setup("Facebook setup")).toContain(permission);
    expect(setup("Instagram setup")).toMatch(/business account.*Facebook page.*Facebook setup.*publish permission/);
    expect(setup("YouTube setup")).toMatch(/cloud.*API v3.*OAuth 2\.0 credentials.*redirect URI/i);
    expect(setup("YouTube setup")).toMatch(/youtube\.upload.*general YouTube management/);
    expect(setup("YouTube setup")).toContain("https://willow.example.org/api/admin/connections/youtube/callback");
  });

  it("CONN-19 CONN-20 the steps are numbered lists, one a platform, and next steps follow", () => {
    setUp();
    for (const name of ["Facebook", "Instagram", "YouTube"]) {
      expect(screen.getByRole("list", { name: `${name} setup` }).tagName).toBe("OL");
    }
    const next = within(screen.getByRole("region", { name: "Next Steps" })).getAllByRole("listitem");
    expect(next.map(({ textContent }) => textContent)).toEqual([
      "Test posting manually from the Marketing Dashboard.",
      "Set up automated posting schedules.",
      "Monitor engagement and analytics.",
      "Customize content per platform.",
    ]);
  });
});

describe("the status", () => {
  it("CONN-08 CONN-04 says that it is being checked, and is read again by Refresh", async () => {
    const { state, user, reads } = setUp();
    expect(screen.getByText("Checking connection status...")).toBeVisible();
    expect((await card("YouTube")).getByText("Not Connected")).toBeVisible();
    state.now = platforms({ youtube: { connected: true, message: "Connected as Willow." } });
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await (await card("YouTube")).findByText("Connected")).toBeVisible();
    expect(reads()).toBe(2);
  });

  it("CONN-05 CONN-06 CONN-07 each card has its badge, description, message and the one thing to do", async () => {
    setUp(platforms({ instagram: { connected: true, message: "Connected as @willow." } }));
    const [facebook, instagram, youtube] = [await card("Facebook"), await card("Instagram"), await card("YouTube")];
    expect(facebook.getByText("Not Connected")).toBeVisible();
    expect(facebook.getByText("Not authorized yet.")).toBeVisible();
    expect(facebook.getByRole("button", { name: "Connect Account" })).toBeEnabled();
    expect(instagram.getByText("Ready to post content")).toBeVisible();
    expect(instagram.getByText("Connected as @willow.")).toBeVisible();
    expect(instagram.getByRole("button", { name: "Disconnect" })).toBeVisible();
    expect(youtube.getByText(/YouTube channel/)).toBeVisible();
    expect(youtube.getByRole("button", { name: "Authorize YouTube" })).toBeVisible();
  });

  it("AMKT-06 the cards are those of Facebook, Instagram and YouTube", async () => {
    setUp();
    await card("Facebook");
    const section = within(screen.getByRole("region", { name: "Connection Status" }));
    const names = section.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(["Facebook", "Instagram", "YouTube"]);
  });

  it("CONN-09 a read that fails is not repeated by itself; it can be tried again", async () => {
    let answers = 0;
    const { user, reads } = setUp(platforms(), {
      [`GET ${STATUS}`]: () => {
        answers += 1;
        return answers === 1 ? { status: 500, body: {} } : { status: 200, body: platforms() };
      },
    });
    expect(await screen.findByText("The status didn't load")).toBeVisible();
    expect(reads()).toBe(1);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect((await card("Facebook")).getByText("Not Connected")).toBeVisible();
  });
});

describe("authorizing YouTube", () => {
  const authorize = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click((await card("YouTube")).getByRole("button", { name: "Authorize YouTube" }));

  it("CONN-10 CONN-11 ERR-33 opens a 500x600 window and turns to Connected after its message", async () => {
    const { state, user, reads } = setUp();
    await authorize(user);
    expect(await screen.findByText("Authorization Required")).toBeVisible();
    expect(screen.getByText("Complete the YouTube authorization in the popup window")).toBeVisible();
    expect(opened).toHaveBeenCalledWith(AUTH_URL, expect.any(String), expect.stringContaining("width=500,height=600"));
    const before = reads();
    state.now = platforms({ youtube: { connected: true } });
    await say("youtube-auth-success");
    expect(await (await card("YouTube")).findByText("Connected")).toBeVisible();
    expect(reads()).toBeGreaterThan(before);
  });

  it("ERR-34 says that YouTube is connected once the status says so", async () => {
    const { state, user } = setUp();
    await authorize(user);
    state.now = platforms({ youtube: { connected: true } });
    await say("youtube-auth-success");
    expect(await screen.findByText("YouTube Connected!")).toBeVisible();
    expect(screen.getByText("You can now upload videos to YouTube")).toBeVisible();
  });

  it("CONN-12 a message from another origin, or another text, is not listened to", async () => {
    const { reads } = setUp();
    await card("YouTube");
    const before = reads();
    await say("youtube-auth-success", "https://evil.example.org");
    await say("youtube-auth-success!");
    await say({ type: "youtube-auth-success" });
    expect(reads()).toBe(before);
  });

  it("CONN-12 a message that the status does not bear out connects nothing", async () => {
    const { user } = setUp();
    await authorize(user);
    await say("youtube-auth-success");
    expect((await card("YouTube")).getByText("Not Connected")).toBeVisible();
    expect(screen.queryByText("YouTube Connected!")).toBeNull();
  });

  it("a window that the browser kept shut can be opened by hand", async () => {
    opened.mockReturnValue(null);
    const { user } = setUp();
    await authorize(user);
    const link = await screen.findByRole("link", { name: "Open the authorization window" });
    expect(link).toHaveAttribute("href", AUTH_URL);
    expect(screen.queryByText("Authorization Required")).toBeNull();
  });

  it("a window that was closed is waited for no longer", async () => {
    const window_ = { closed: false };
    opened.mockReturnValue(window_);
    const { user } = setUp();
    await authorize(user);
    expect(await screen.findByText("Waiting for YouTube in the other window.")).toBeVisible();
    window_.closed = true;
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() => expect(screen.queryByText("Waiting for YouTube in the other window.")).toBeNull());
  });

  it("ERR-29 a start that fails says so", async () => {
    const { user } = setUp(platforms(), { "POST /api/admin/test-youtube": () => ({ status: 500, body: {} }) });
    await authorize(user);
    expect(await screen.findByText("Connection Failed")).toBeVisible();
    expect(screen.getByText("Could not initiate YouTube connection")).toBeVisible();
    expect(opened).not.toHaveBeenCalled();
  });
});

describe("YouTube without its keys", () => {
  const message = "Not set up. Missing settings: YOUTUBE_CLIENT_ID, YOUTUBE_CLIENT_SECRET.";
  const without = platforms({ youtube: { connected: false, message, client_id: false, client_secret: false } });

  it("API-56 ERR-29 asks, opens no window, and says that it could not; the card says what is missing", async () => {
    const { api, user } = setUp(without, {
      "POST /api/admin/test-youtube": () => ({ status: 200, body: { connected: false, message } }),
    });
    await user.click((await card("YouTube")).getByRole("button", { name: "Authorize YouTube" }));
    expect(await screen.findByText("Connection Failed")).toBeVisible();
    expect(screen.getByText("Could not initiate YouTube connection")).toBeVisible();
    expect((await card("YouTube")).getByText(message)).toBeVisible();
    expect(api.of("POST", "/api/admin/test-youtube")).toHaveLength(1);
    expect(opened).not.toHaveBeenCalled();
  });
});

describe("connecting Facebook and Instagram", () => {
  it.each([
    ["Facebook", "facebook"],
    ["Instagram", "instagram"],
  ])("CONN-13 %s: the button starts the real authorization", async (name, platform) => {
    const authUrl = `https://www.facebook.com/dialog/oauth?for=${platform}`;
    const { user } = setUp(platforms(), {
      [`GET /api/admin/connections/${platform}/authorize`]: () => ({ status: 200, body: { authUrl } }),
    });
    await user.click((await card(name)).getByRole("button", { name: "Connect Account" }));
    await waitFor(() => expect(opened).toHaveBeenCalledWith(authUrl, expect.any(String), expect.any(String)));
  });

  it("CONN-13 without the app's credentials a toast says what setup is missing", async () => {
    const message = "Not set up. Missing settings: FACEBOOK_APP_ID, FACEBOOK_APP_SECRET.";
    const { user, api } = setUp(
      platforms({ facebook: { connected: false, app_id: false, app_secret: false, message } }),
    );
    await user.click((await card("Facebook")).getByRole("button", { name: "Connect Account" }));
    expect(await screen.findByText("Setup Required")).toBeVisible();
    expect(screen.getAllByText(message).length).toBeGreaterThan(1);
    expect(api.calls.filter(({ path }) => path.includes("authorize"))).toEqual([]);
    expect(opened).not.toHaveBeenCalled();
  });
});

describe("disconnecting", () => {
  const DISCONNECT = "/api/admin/connections/youtube/disconnect";
  const connected = platforms({ youtube: { connected: true } });
  async function press(user: ReturnType<typeof userEvent.setup>) {
    await user.click((await card("YouTube")).getByRole("button", { name: "Disconnect" }));
    return within(screen.getByRole("dialog", { name: "Disconnect YouTube?" }));
  }

  it("CONN-15 ERR-32 asks first, then reads the status again and shows the note", async () => {
    const { api, state, user } = setUp(connected, {
      [`POST ${DISCONNECT}`]: () => {
        state.now = platforms();
        return { status: 200, body: { disconnected: true, revoked: true } };
      },
    });
    const dialog = await press(user);
    expect(api.of("POST")).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Disconnect YouTube" }));
    expect(await screen.findByText("Note")).toBeVisible();
    expect(screen.getByText("Platform disconnection would require OAuth token revocation")).toBeVisible();
    expect(await (await card("YouTube")).findByText("Not Connected")).toBeVisible();
    expect(api.of("POST", DISCONNECT)).toHaveLength(1);
  });

  it("CONN-15 keeps it connected when the person thinks again", async () => {
    const { api, user } = setUp(connected);
    await user.click((await press(user)).getByRole("button", { name: "Keep it connected" }));
    expect(api.of("POST")).toHaveLength(0);
    expect((await card("YouTube")).getByText("Connected")).toBeVisible();
  });

  it("ERR-31 a disconnect that fails says so, and the card stays as the server has it", async () => {
    const { user } = setUp(connected, { [`POST ${DISCONNECT}`]: () => ({ status: 500, body: {} }) });
    await user.click((await press(user)).getByRole("button", { name: "Disconnect YouTube" }));
    expect(await screen.findByText("Disconnect Failed")).toBeVisible();
    expect(screen.getByText("Could not disconnect from platform")).toBeVisible();
    expect((await card("YouTube")).getByText("Connected")).toBeVisible();
  });
});

it("CONN-15 what another tab has disconnected already is said, and read again", async () => {
  const message = "YouTube isn't connected, so there's nothing to disconnect.";
  const { state, user } = setUp(platforms({ youtube: { connected: true } }), {
    "POST /api/admin/connections/youtube/disconnect": () => ({ status: 409, body: { message, code: "conflict" } }),
  });
  await user.click((await card("YouTube")).getByRole("button", { name: "Disconnect" }));
  state.now = platforms();
  const dialog = within(screen.getByRole("dialog", { name: "Disconnect YouTube?" }));
  await user.click(dialog.getByRole("button", { name: "Disconnect YouTube" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(await (await card("YouTube")).findByText("Not Connected")).toBeVisible();
});

describe("several pages", () => {
  const ACCOUNTS = "/api/admin/connections/facebook/accounts";
  const pages = [
    { id: "1", name: "Willow Jobs", chosen: false },
    { id: "2", name: "Willow Page", chosen: false },
  ];
  const unchosen = platforms({ facebook: { connected: true, choose: true, message: "Connected. Choose the page." } });

  it("CONN-06 a card says that nothing goes out yet, and takes the page that is chosen", async () => {
    const { api, user, reads } = setUp(unchosen, {
      [`GET ${ACCOUNTS}`]: () => ({ status: 200, body: pages }),
      [`POST ${ACCOUNTS}`]: () => ({ status: 200, body: { ...pages[1], chosen: true } }),
    });
    const facebook = await card("Facebook");
    expect(facebook.queryByText("Ready to post content")).toBeNull();
    expect(api.of("GET", ACCOUNTS)).toEqual([]);
    await user.click(facebook.getByRole("button", { name: "Choose page" }));
    const use = await facebook.findByRole("button", { name: "Use this page" });
    expect(use).toBeDisabled();
    await user.selectOptions(facebook.getByLabelText("Posts go to"), "Willow Page");
    await user.click(use);
    expect(await screen.findByText("Posts will go to Willow Page from now on.")).toBeVisible();
    expect(api.of("POST", ACCOUNTS)[0]?.body).toEqual({ id: "2" });
    await waitFor(() => expect(reads()).toBeGreaterThan(1));
    expect(facebook.queryByLabelText("Posts go to")).toBeNull();
  });

  it("CONN-06 says why the list did not come, and asks again", async () => {
    let there = false;
    const away = { status: 409, body: { message: "The platform isn't responding right now." } };
    const { user } = setUp(unchosen, { [`GET ${ACCOUNTS}`]: () => (there ? { status: 200, body: pages } : away) });
    const facebook = await card("Facebook");
    await user.click(facebook.getByRole("button", { name: "Choose page" }));
    expect(await facebook.findByText("The platform isn't responding right now.")).toBeVisible();
    there = true;
    await user.click(facebook.getByRole("button", { name: /again|retry/i }));
    expect(await facebook.findByLabelText("Posts go to")).toBeVisible();
  });
});
