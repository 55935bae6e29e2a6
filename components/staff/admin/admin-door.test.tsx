/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StaffPage } from "@/components/staff/staff-page";
import { TILES } from "@/lib/across/staff/copy";
import { ADMIN_TOKEN_KEY } from "@/lib/client/admin-token";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { bounceToSignIn, resetBounce } from "@/lib/client/sign-in-bounce";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { AdminDoor } from "./admin-door";

const router = { replace: jest.fn(), push: jest.fn(), refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const ROLES = { isAdmin: true, isClinician: false };
const LEFT = { status: 200, body: { secondsLeft: 1800, final: false } };

type Reply = { status: number; body?: unknown; statusText?: string; headers?: Record<string, string> };

function setUp({
  tries = [],
  next = null as string | null,
  roles = ROLES,
}: {
  tries?: (Reply | Error)[];
  next?: string | null;
  roles?: typeof ROLES;
} = {}) {
  const api = fakeBrowserApi({
    "POST /api/admin/authenticate": () => {
      const reply = tries.shift() ?? { status: 500 };
      if (reply instanceof Error) throw reply;
      return reply;
    },
    "POST /api/admin/logout": () => ({ status: 200, body: {} }),
    "GET /api/admin/session": () => LEFT,
  });
  renderPage(<AdminDoor roles={roles} next={next} />);
  return { api, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
}

const pin = () => screen.getByLabelText("Admin PIN");
const opened = { status: 200, body: { token: "t-1", expiresAt: "2026-11-21T20:00:00Z" } };

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") });
  sessionStorage.clear();
  router.replace.mockClear();
});
afterEach(() => jest.useRealTimers());

describe("the PIN", () => {
  it("ADMN-01 VALD-23 is asked for, takes six characters at most and can be sent from four on", async () => {
    const { user } = setUp();
    expect(pin()).toHaveAttribute("maxlength", "6");
    expect(pin()).toHaveAttribute("type", "password");
    const submit = screen.getByRole("button", { name: "Open" });
    await user.type(pin(), "123");
    expect(submit).toBeDisabled();
    await user.type(pin(), "4");
    expect(submit).toBeEnabled();
    await user.type(pin(), "567");
    expect(pin()).toHaveValue("123456");
  });

  it("ADMN-02 ADMN-03 the right one keeps the token in session storage and shows exactly the six tiles", async () => {
    const { user, api } = setUp({ tries: [opened] });
    await user.type(pin(), "246810{Enter}");
    await screen.findByRole("button", { name: "Logout" });
    expect(api.of("POST", "/api/admin/authenticate")[0]?.body).toEqual({ pin: "246810" });
    expect(sessionStorage.getItem(ADMIN_TOKEN_KEY)).toBe("t-1");
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toHaveLength(6);
    for (const { title, href } of TILES) {
      expect(screen.getByRole("link", { name: new RegExp(`^${title}`) })).toHaveAttribute("href", href);
    }
    expect(TILES.map(({ title }) => title)).toEqual([
      "User Management",
      "Therapy Types",
      "Marketing & Connections",
      "System Settings",
      "Analytics",
      "Crisis Management",
    ]);
  });

  it("ERR-25 ERR-28 a wrong one shows the server's message by the field, clears it and signs nobody out", async () => {
    const { user } = setUp({ tries: [{ status: 401, body: { message: "Invalid PIN" } }] });
    await user.type(pin(), "0000{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/Invalid PIN/));
    expect(pin()).toHaveValue("");
    expect(pin()).toHaveFocus();
    expect(screen.queryByText(/logged out|session expired/i)).not.toBeInTheDocument();
  });

  it("ADMN-07 a wrong one tells how many more are heard; with the last one the door closes and tells its time", async () => {
    const wrong = (left: number, headers = {}) => ({
      status: 401,
      body: { message: "Invalid PIN" },
      headers: { "x-pin-tries-left": String(left), ...headers },
    });
    const { user } = setUp({ tries: [wrong(3), wrong(1), wrong(0, { "retry-after": "600" })] });
    await user.type(pin(), "0000{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/3 tries left.*Invalid PIN/));
    await user.type(pin(), "0001{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/One try left.*Invalid PIN/));
    await user.type(pin(), "0002{Enter}");
    await waitFor(() => expect(pin()).toBeDisabled());
    expect(pin()).toHaveAccessibleDescription(/try again at .*Invalid PIN/);
    act(() => jest.advanceTimersByTime(600_000));
    expect(pin()).toBeEnabled();
    expect(pin()).toHaveAccessibleDescription(/^4 to 6 characters/);
  });

  it("ERR-25 says Invalid PIN where the server says nothing", async () => {
    const { user } = setUp({ tries: [{ status: 401, body: {} }] });
    await user.type(pin(), "0000{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/Invalid PIN/));
  });

  it("ADMN-07 any other limit is told in its own words: the door stays open and the PIN as it was typed", async () => {
    const busy = {
      message: "That was a lot of changes in a short time. Please wait a moment and try again.",
      code: "rate_limited",
    };
    const { user } = setUp({ tries: [{ status: 429, body: busy, headers: { "retry-after": "20" } }] });
    await user.type(pin(), "2468{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/a lot of changes/));
    expect(pin()).toBeEnabled();
    expect(pin()).toHaveValue("2468");
    expect(screen.queryByText(/wrong PINs/)).not.toBeInTheDocument();
  });

  it("ADMN-07 a locked door tells its time, takes nothing, and opens again by itself", async () => {
    const body = { message: "Too many", code: "pin_locked" };
    const locked = { status: 429, body, headers: { "retry-after": "600" } };
    const { user, api } = setUp({ tries: [locked] });
    await user.type(pin(), "0000{Enter}");
    await waitFor(() => expect(pin()).toBeDisabled());
    const time = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "2-digit" }).format(Date.now() + 600_000);
    expect(pin()).toHaveAccessibleDescription(new RegExp(`try again at ${time}`));
    expect(api.of("POST", "/api/admin/authenticate")).toHaveLength(1);
    act(() => jest.advanceTimersByTime(600_000));
    expect(pin()).toBeEnabled();
    expect(pin()).not.toHaveAccessibleDescription(/try again at/);
  });

  it("ERR-27 keeps what was typed when nobody looked at it", async () => {
    const { user } = setUp({ tries: [new TypeError("away"), { status: 503, statusText: "Service Unavailable" }] });
    await user.type(pin(), "2468{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/no connection/));
    expect(pin()).toHaveValue("2468");
    await user.type(pin(), "{Enter}");
    await waitFor(() => expect(pin()).toHaveAccessibleDescription(/Request failed: Service Unavailable/));
  });
});

describe("the way on", () => {
  it("ADMN-01 leads to the page one came for, and says which", async () => {
    const { user } = setUp({ tries: [opened], next: "/admin/crisis-management?id=1" });
    expect(screen.getByText(/Then "Crisis Management" opens/)).toBeInTheDocument();
    await user.type(pin(), "246810{Enter}");
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin/crisis-management?id=1"));
  });

  it("ADMN-04 a tile says which role it needs beside the PIN", () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    setUp({ roles: { isAdmin: false, isClinician: false } });
    const lacking = screen
      .getAllByRole("link")
      .filter((link) => within(link).queryByText(/^Needs the (admin|clinician) role/));
    expect(lacking.map(({ textContent }) => textContent?.slice(0, 15))).toEqual(["User Management", "Crisis Manageme"]);
  });

  it("ADMN-05 Logout tells the server, forgets the token and asks for the PIN again", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    const { user, api } = setUp();
    await user.click(screen.getByRole("button", { name: "Logout" }));
    await waitFor(() => expect(pin()).toBeInTheDocument());
    expect(api.of("POST", "/api/admin/logout")[0]?.headers["x-admin-session-token"]).toBe("held");
    expect(sessionStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
  });
});

describe("a staff page", () => {
  const page = (
    <StaffPage title="Users">
      <p>Secret things</p>
    </StaffPage>
  );
  const session = (replies: Reply[]) =>
    fakeBrowserApi({
      "GET /api/admin/session": () =>
        replies.shift() ?? { status: 401, body: { message: "Admin session expired", code: "admin_session_expired" } },
      "POST /api/admin/logout": () => ({ status: 200, body: {} }),
    });

  it("ERR-26 ERR-28 an ended session says so once, forgets the token and leads to /admin, which comes back here", async () => {
    window.history.replaceState(null, "", "/admin/users?show=admins");
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    session([]);
    renderPage(page);
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin"));
    expect(screen.getByText("Admin session expired")).toBeInTheDocument();
    expect(screen.queryByText("Secret things")).not.toBeInTheDocument();
    expect(sessionStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
    router.replace.mockClear();
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "again");
    setUp();
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith("/admin/users?show=admins"));
  });

  it("R-09 warns before an idle session ends, and lets whoever is there stay", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    const left = (secondsLeft: number) => ({ status: 200, body: { secondsLeft, final: false } });
    const api = session([left(1800), left(110), left(1800)]);
    renderPage(page);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    // The response has to arrive before the clock moves on.
    await act(() => jest.advanceTimersByTimeAsync(0));
    await act(() => jest.advanceTimersByTimeAsync(28 * 60_000 + 1000));
    expect(api.calls[1]?.headers["x-background-read"]).toBe("1");
    expect(screen.getByText(/about to close/)).toBeInTheDocument();
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(screen.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByText(/about to close/)).not.toBeInTheDocument());
    expect(api.calls.at(-1)?.headers).not.toHaveProperty("x-background-read");
  });

  it("R-09 ends in the tab when nobody stays, and when it was the last of the eight hours", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    session([{ status: 200, body: { secondsLeft: 60, final: true } }]);
    renderPage(page);
    await waitFor(() => expect(screen.getByText(/eight-hour session is ending/)).toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Stay" })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(sessionStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
    expect(screen.getByText("Admin session expired")).toBeInTheDocument();
  });

  it("R-09 ends in the tab without a network too", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    const api = session([{ status: 200, body: { secondsLeft: 1800, final: false } }]);
    renderPage(page);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    await act(() => jest.advanceTimersByTimeAsync(0));
    jest.mocked(fetch).mockRejectedValue(new TypeError("no network"));
    await act(() => jest.advanceTimersByTimeAsync(28 * 60_000 + 1000));
    expect(screen.getByText(/about to close/)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2 * 60_000));
    expect(sessionStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
    expect(screen.queryByText("Secret things")).not.toBeInTheDocument();
  });

  it("R-09 hides what was read from whoever is signed out with a note begun", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    session([LEFT]);
    renderPage(page);
    expect(await screen.findByText("Secret things")).toBeInTheDocument();
    writeDraft("incident.1", "Called twice");
    act(bounceToSignIn);
    expect(screen.queryByText("Secret things")).not.toBeInTheDocument();
    expect(readDraft("incident.1")).toBe("Called twice");
    act(resetBounce);
  });

  it("Logout takes the notes that were begun with it", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    session([LEFT]);
    renderPage(page);
    writeDraft("incident.1", "Called twice");
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.click(await screen.findByRole("button", { name: "Logout" }));
    await waitFor(() => expect(sessionStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull());
    expect(readDraft("incident.1")).toBe("");
  });

  it("R-09 tells the server of work that makes no call", async () => {
    sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
    const api = session([LEFT, LEFT, LEFT]);
    renderPage(page);
    await waitFor(() => expect(api.calls).toHaveLength(1));
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    await user.keyboard("a");
    expect(api.calls).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(5 * 60_000));
    await user.keyboard("b");
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(api.calls[1]?.headers).not.toHaveProperty("x-background-read");
  });
});
