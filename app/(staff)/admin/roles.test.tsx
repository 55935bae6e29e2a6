/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { ADMIN_TOKEN_KEY } from "@/lib/client/admin-token";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";

const actor = jest.fn();
jest.mock("next/navigation", () => ({
  redirect: (to: string) => {
    throw new Error(`redirected to ${to}`);
  },
  unauthorized: () => {
    throw new Error("unauthorized");
  },
  useRouter: () => ({ replace: jest.fn() }),
}));
jest.mock("@/lib/server/request-context", () => ({
  requestContext: async () => ({
    actor: actor(),
    now: () => new Date(),
    settings: { appUrl: "https://willow.example" },
  }),
}));

const noSearch = { searchParams: Promise.resolve({}) };
const PAGES = {
  users: async () => (await import("./users/page")).default(),
  audit: async () => (await import("./audit/page")).default(noSearch),
  "crisis-management": async () => (await import("./crisis-management/page")).default(noSearch),
  settings: async () => (await import("./settings/page")).default(),
  door: async () => (await import("./page")).default(noSearch),
};
type Page = keyof typeof PAGES;

function setUp(some: { age?: number | null; isAdmin?: boolean; isClinician?: boolean }) {
  sessionStorage.setItem(ADMIN_TOKEN_KEY, "held");
  const user = { id: "u", age: 41, ageGroup: "adult", isChildAccount: false, isAdmin: false, isClinician: false };
  actor.mockReturnValue({ kind: "member", user: { ...user, ...some } });
  return fakeBrowserApi({
    "GET /api/admin/session": () => ({ status: 200, body: { secondsLeft: 1800, final: false } }),
  });
}

async function show(page: Page) {
  const drawn = (await PAGES[page]()) as ReactElement;
  // Includes the requests that the page makes on mount.
  await act(async () => void renderPage(drawn));
}

it.each([
  ["users", "This page is for admins", "User Management"],
  ["audit", "This page is for admins", "Audit Trail"],
  ["crisis-management", "This page is for clinicians", "Crisis Management"],
] as const)(
  "ADMN-06 /admin/%s tells an account without the role who gives it, and nothing else",
  async (page, who, title) => {
    const api = setUp({});
    await show(page);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(await screen.findByText(who)).toBeVisible();
    expect(screen.getByText(/An admin can give your account the role in User Management/)).toBeVisible();
    for (const role of ["searchbox", "textbox", "combobox"]) expect(screen.queryByRole(role)).toBeNull();
    expect(screen.queryByText(/People may be waiting/)).toBeNull();
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Logout"]);
    expect(api.calls.filter(({ path }) => path !== "/api/admin/session")).toEqual([]);
  },
);

it.each([
  ["users", { isAdmin: true }],
  ["audit", { isAdmin: true }],
  ["crisis-management", { isClinician: true }],
  ["crisis-management", { isAdmin: true }],
] as const)("ADMN-06 /admin/%s opens to %j", async (page, roles) => {
  setUp(roles);
  await show(page);
  expect(screen.queryByText(/^This page is for/)).toBeNull();
});

it.each(["users", "audit", "crisis-management", "settings", "door"] as const)(
  "ROUTE-15 /admin (%s) sends an account that has not told its age to onboarding before it asks for a PIN",
  async (page) => {
    setUp({ age: null });
    await expect(PAGES[page]()).rejects.toThrow("redirected to /onboarding");
  },
);

it("ROUTE-15 R-09 whom an alert calls to the desk goes to the PIN, not to questions about themselves", async () => {
  setUp({ age: null, isClinician: true });
  await show("door");
  sessionStorage.clear();
  await expect(PAGES["crisis-management"]()).resolves.toBeDefined();
});
