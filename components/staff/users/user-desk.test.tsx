/** @jest-environment jsdom */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ManagedUser } from "@/lib/across/staff/users/types";
import { ADMIN_TOKEN_KEY } from "@/lib/client/admin-token";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { UserDesk } from "./user-desk";

const router = { replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const person = (some: Partial<ManagedUser> = {}): ManagedUser => ({
  id: "11111111-1111-4111-8111-111111111111",
  email: "mara@example.org",
  firstName: "Mara",
  lastName: "Okafor",
  ageGroup: "adult",
  consent: "not_needed",
  isAdmin: false,
  isClinician: false,
  listedAsAdmin: false,
  listedAsClinician: false,
  active: true,
  subscriptionTier: "family_premium",
  subscriptionStatus: "active",
  createdAt: "2026-11-01T12:00:00.000Z",
  eraseAfter: null,
  openIncidents: 0,
  ...some,
});

interface Setup {
  found?: ManagedUser[];
  reply?: { status: number; body?: unknown; statusText?: string };
  change?: (body: Record<string, boolean>) => { status: number; body?: unknown; statusText?: string };
}

function setUp({ found = [person()], reply, change }: Setup = {}) {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
  const api = fakeBrowserApi({
    "GET /api/admin/session": () => ({ status: 200, body: { secondsLeft: 1800, final: false } }),
    "GET /api/admin/users?show=all": () => reply ?? { status: 200, body: found },
    "GET /api/admin/users?show=all&search=okafor": () => ({ status: 200, body: found }),
    "GET /api/admin/users?show=admins": () => ({ status: 200, body: [] }),
    "PATCH /api/admin/users/*": ({ body }) =>
      change?.(body as Record<string, boolean>) ?? { status: 200, body: { ...found[0], ...(body as object) } },
  });
  // jsdom has the dialog element but can't close it.
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  renderPage(<UserDesk ownId="99999999-9999-4999-8999-999999999999" />);
  return { api, user: userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) }) };
}

const line = () => screen.findByRole("article", { name: "Mara Okafor" });

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

describe("the list", () => {
  it("ADMN-04 shows who there is and how they stand", async () => {
    setUp();
    const mara = within(await line());
    for (const text of ["mara@example.org", "family premium, active", "Adult", "Not needed", "November 1, 2026"]) {
      expect(mara.getByText(text)).toBeInTheDocument();
    }
    expect(screen.getByText("1 person")).toBeInTheDocument();
  });

  it("ADMN-04 looks for words once nobody types any more, and for a standing", async () => {
    const { api, user } = setUp();
    await line();
    await user.type(screen.getByLabelText("Search by name or email"), "okafor");
    await act(() => jest.advanceTimersByTimeAsync(400));
    const asked = api.of("GET").map(({ path }) => path);
    expect(asked.filter((path) => path.includes("search="))).toEqual(["/api/admin/users?show=all&search=okafor"]);
    await user.clear(screen.getByLabelText("Search by name or email"));
    await user.selectOptions(screen.getByLabelText("Show"), "Admins");
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(await screen.findByText("No accounts match this filter.")).toBeInTheDocument();
  });

  it("ADMN-06 says which role is missing, without a retry that cannot help", async () => {
    setUp({ reply: { status: 403, body: { message: "Only an admin can do this." } } });
    expect(await screen.findByText("Only an admin can do this.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  });

  it("ERR-27 a failed read says so and can be tried again", async () => {
    const { api, user } = setUp({ reply: { status: 503, statusText: "Service Unavailable" } });
    expect(await screen.findByText("Request failed: Service Unavailable")).toBeInTheDocument();
    const before = api.of("GET", "/api/admin/users?show=all").length;
    await user.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(api.of("GET", "/api/admin/users?show=all").length).toBe(before + 1));
  });
});

describe("what can be done", () => {
  it("ADMN-06 a role is given, shown at once, and taken back by Undo", async () => {
    const { api, user } = setUp();
    const mara = within(await line());
    await user.click(mara.getByText("Manage Mara Okafor"));
    await user.click(mara.getByRole("button", { name: "Make clinician" }));
    expect(await screen.findByText("Mara Okafor is now a clinician")).toBeInTheDocument();
    expect(mara.getByText("Clinician")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(mara.queryByText("Clinician")).not.toBeInTheDocument());
    expect(api.of("PATCH").map(({ body }) => body)).toEqual([{ isClinician: true }, { isClinician: false }]);
  });

  it("ADMN-08 deactivating asks first and tells what becomes of the plan", async () => {
    const { api, user } = setUp({
      change: () => ({ status: 200, body: { ...person({ active: false }), plan: "pending" } }),
    });
    const mara = within(await line());
    await user.click(mara.getByText("Manage Mara Okafor"));
    await user.click(mara.getByRole("button", { name: "Deactivate" }));
    const dialog = await screen.findByRole("dialog", { name: "Deactivate Mara Okafor?" });
    expect(api.of("PATCH")).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText(/The payment service didn't answer/)).toBeInTheDocument();
    expect(mara.getByText("Deactivated")).toBeInTheDocument();
    expect(mara.getByRole("button", { name: "Activate" })).toBeInTheDocument();
  });

  it("ADMN-08 CRIS-17 deactivating somebody in an open crisis says so before and after", async () => {
    const one = person({ openIncidents: 1 });
    const { api, user } = setUp({
      found: [one],
      change: () => ({ status: 200, body: { ...one, active: false, plan: "none" } }),
    });
    const mara = within(await line());
    await user.click(mara.getByText("Manage Mara Okafor"));
    await user.click(mara.getByRole("button", { name: "Deactivate" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Deactivate Mara Okafor?" }));
    expect(dialog.getByText(/They have 1 open crisis incident/)).toBeInTheDocument();
    expect(dialog.getByRole("link", { name: "Open crisis management" })).toHaveAttribute(
      "href",
      "/admin/crisis-management",
    );
    expect(api.of("PATCH")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Deactivate" }));
    expect(await screen.findByText(/1 crisis incident is still open/)).toBeInTheDocument();
  });

  it("ERR-27 a refused change says why and changes nothing", async () => {
    const { user } = setUp({
      change: () => ({ status: 409, statusText: "Conflict", body: { message: "Roles are for adults." } }),
    });
    const mara = within(await line());
    await user.click(mara.getByText("Manage Mara Okafor"));
    await user.click(mara.getByRole("button", { name: "Make admin" }));
    expect(await screen.findByText("Request failed: Conflict")).toBeInTheDocument();
    expect(screen.getByText("Roles are for adults.")).toBeInTheDocument();
    expect(mara.queryByText("Admin")).not.toBeInTheDocument();
  });
});
