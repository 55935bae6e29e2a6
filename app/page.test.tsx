/** @jest-environment jsdom */
import { cleanup, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderPage } from "@/tests/support/render-page";

const actor = jest.fn();
const redirect = jest.fn((to: string) => {
  throw new Error(`redirected to ${to}`);
});

jest.mock("next/navigation", () => ({
  redirect: (to: string) => redirect(to),
  usePathname: () => "/",
  useRouter: () => ({}),
}));
let sampleContent = false;
jest.mock("@/lib/server/env", () => ({ env: () => ({ SAMPLE_CONTENT: sampleContent }) }));
let claimsEvidence = {};
jest.mock("@/lib/server/site-settings", () => ({
  siteSettings: async () => ({ claimsEvidence, freeConversations: 5 }),
}));
jest.mock("@/lib/server/page-context", () => ({
  pageContext: async () => ({ actor: actor(), settings: { providerName: "Google" }, now: () => new Date() }),
}));
jest.mock("@/lib/core/identity/queries", () => ({ readCurrentUser: jest.fn() }));
jest.mock("@/lib/across/home/dashboard/read-dashboard", () => ({ listReads: () => [] }));
jest.mock("@/lib/features/programs/list-enrolments", () => ({ listEnrolments: async () => [] }));
jest.mock("@/lib/features/billing/read-subscribe", () => ({
  ownPlanIfShared: () => [],
  readSeats: () => ({
    queryKey: ["/api/subscription/seats"],
    read: async () => ({ seats: [], free: 0, received: [] }),
  }),
}));
jest.mock("@/lib/across/your-data/erasure/read-account", () => ({
  readLeaving: () => ({ queryKey: ["/api/account"], read: async () => ({ eraseAfter: null }) }),
}));
jest.mock("@/lib/server/pending-matters", () => ({
  hasFamily: async () => false,
  pendingMatters: async () => ({ leaving: false, seats: false, invitations: false, shares: false, children: false }),
}));
jest.mock("@/lib/features/couples/read-couples", () => ({
  readInvitations: () => ({ queryKey: ["/api/partner-invitations"], read: async () => [] }),
}));
jest.mock("@/lib/across/your-data/shares/list-shares", () => ({
  readShares: () => ({ queryKey: ["/api/shares"], read: async () => [] }),
}));

const member = (user: Record<string, unknown>) => ({
  kind: "member",
  user: { firstName: "Maya", profileImageUrl: null, subscriptionTier: "free", consent: "not_needed", ...user },
});

/** Renders the start page; the part it returns is a server component of its own. */
async function show() {
  const { default: StartPage } = await import("./page");
  const chosen = (await StartPage({ searchParams: Promise.resolve({}) })) as ReactElement<object>;
  const part = chosen.type as (props: object) => ReactElement | Promise<ReactElement>;
  renderPage(await part(chosen.props));
}

it("ROUTE-04 shows the landing page signed out", async () => {
  actor.mockReturnValue({ kind: "visitor" });
  await show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Somewhere to put it down.");
  expect(screen.getAllByRole("link", { name: "Start Free Trial" })[0]).toHaveAttribute("href", "/api/login");
});

it("ROUTE-05 shows home signed in with an age", async () => {
  actor.mockReturnValue(member({ age: 34 }));
  await show();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Welcome back, Maya!");
});

it("ROUTE-06 leads to onboarding without an age", async () => {
  actor.mockReturnValue(member({ age: null }));
  await expect(show()).rejects.toThrow("redirected to /onboarding");
});

it("COUP-12 ROUTE-06 somebody new comes back to the invitation of their mail after sign-in and after onboarding", async () => {
  const { default: StartPage } = await import("./page");
  const follow = (invitation: string) => StartPage({ searchParams: Promise.resolve({ invitation }) });
  actor.mockReturnValue({ kind: "visitor" });
  await expect(follow("a-secret")).rejects.toThrow("redirected to /api/login?returnTo=%2F%3Finvitation%3Da-secret");
  actor.mockReturnValue(member({ age: null }));
  await expect(follow("a-secret")).rejects.toThrow("redirected to /onboarding?next=%2F%3Finvitation%3Da-secret");
  await expect(follow("//evil.example")).rejects.toThrow(/^redirected to \/onboarding$/);
});

it("ROUTE-05 the landing page's own address leads a signed-in person home", async () => {
  const { default: WelcomePage } = await import("./(public)/welcome/page");
  actor.mockReturnValue(member({ age: 34 }));
  await expect(WelcomePage()).rejects.toThrow("redirected to /");
  actor.mockReturnValue({ kind: "visitor" });
  await expect(WelcomePage()).resolves.toBeTruthy();
});

describe("the start page's claims", () => {
  beforeEach(() => actor.mockReturnValue({ kind: "visitor" }));
  afterEach(() => {
    sampleContent = false;
  });

  it("LAND-24 LAND-25 LAND-26 a demo shows all of them, and says that they are samples", async () => {
    sampleContent = true;
    await show();
    const claims = within(screen.getByRole("list", { name: "What we claim" })).getAllByRole("listitem");
    expect(claims.map(({ textContent }) => textContent)).toEqual([
      "HIPAA compliance",
      expect.stringContaining("FDA Class II"),
      "SOC 2 Type II",
      "Licensed in all 50 states",
      "24/7 crisis team",
      "50+ languages",
      "12 evidence-based approaches",
    ]);
    for (const note of screen.getAllByText(/^Sample content:/)) expect(note).toBeVisible();
  });

  it("R-06 LAND-09 the consultations of Plus are shown in a demo or once they are proven, and not without", async () => {
    const consultations = () => screen.queryAllByText("4 human therapist consultations per month");
    await show();
    expect(screen.getByText("Plus")).toBeVisible();
    expect(consultations()).toHaveLength(0);
    cleanup();
    claimsEvidence = { consultations: { document: "Contract 4", issuedBy: "A clinic", validUntil: "2999-01-01" } };
    await show();
    claimsEvidence = {};
    expect(consultations()).toHaveLength(1);
    cleanup();
    sampleContent = true;
    await show();
    expect(consultations()).toHaveLength(1);
  });

  it("LAND-25 R-06 a production start shows what staff put evidence on file for, and nothing else", async () => {
    claimsEvidence = { soc2: { document: "Report 12", issuedBy: "An auditor", validUntil: "2999-01-01" } };
    await show();
    claimsEvidence = {};
    const claims = within(screen.getByRole("list", { name: "What we claim" })).getAllByRole("listitem");
    expect(claims.map(({ textContent }) => textContent)).toEqual(["SOC 2 Type II"]);
    expect(screen.queryByText(/Sample content/)).not.toBeInTheDocument();
  });

  it("LAND-25 R-06 a production start shows none without evidence, and no note either", async () => {
    await show();
    expect(screen.queryByText(/HIPAA|FDA|SOC 2|50 states|crisis team|50\+ languages/)).not.toBeInTheDocument();
    expect(screen.queryByText(/Sample content/)).not.toBeInTheDocument();
  });
});
