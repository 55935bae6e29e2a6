/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { InvitationPageView, InvitationReader } from "@/lib/across/your-data/shares/types";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { InvitationPage } from "./invitation-page";

const ID = "00000000-0000-4000-8000-000000000007";

const waiting = (reader: InvitationReader): InvitationPageView => ({
  state: "open",
  isSignedIn: reader !== "visitor",
  reader,
  name: "Maya",
  expiresAt: "2026-11-29T12:00:00.000Z",
  share: reader === "invited" || reader === "ageless" ? { id: ID, items: ["moods", "planSigns"] } : null,
});
const open = (view: InvitationPageView) => renderPage(<InvitationPage token="a-secret" view={view} />);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

it("LAND-27 shows a visitor who invites, leads them back here after signing in, and asks nothing of the server", () => {
  const api = fakeBrowserApi({});
  open(waiting("visitor"));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Maya would like to show you how they are doing");
  const signIn = screen.getByRole("link", { name: "Sign in to accept" });
  expect(signIn).toHaveAttribute("href", "/api/login?returnTo=%2Fshares%2Fa-secret");
  expect(screen.getByText("You don't need an account to decline.")).toBeVisible();
  expect(screen.queryByText(/safety plan/)).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

it("LAND-27 declines without an account, after asking once more with the careful answer first", async () => {
  const api = fakeBrowserApi({ "POST /api/shares/decline": () => ({ status: 200, body: { state: "declined" } }) });
  open(waiting("visitor"));
  await press("Decline");
  expect(screen.getByRole("button", { name: "Not now" })).toHaveFocus();
  await press("Not now");
  expect(screen.getByRole("button", { name: "Decline" })).toHaveFocus();
  expect(api.calls).toEqual([]);
  await press("Decline");
  await press("Decline it");
  expect(await heading("This invitation was declined")).toHaveFocus();
  expect(api.of("POST")[0]?.body).toEqual({ token: "a-secret" });
  expect(screen.queryByRole("link", { name: /Sign in/ })).not.toBeInTheDocument();
});

it("LAND-27 asks somebody new about themself first, and they come back to the invitation", () => {
  open(waiting("ageless"));
  expect(screen.getByText("Maya's check-ins from the last 30 days")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
  const on = screen.getByRole("link", { name: "Tell us about yourself" });
  expect(on).toHaveAttribute("href", "/onboarding?next=%2Fshares%2Fa-secret");
});

it("LAND-27 lets the invited person see what it would show, and accept", async () => {
  const api = fakeBrowserApi({
    [`POST /api/shares/${ID}/accept`]: () => ({ status: 200, body: { state: "active" } }),
  });
  open(waiting("invited"));
  expect(screen.getByText("From Maya's safety plan: signs that a crisis is coming")).toBeVisible();
  await press("Accept");
  await heading("This invitation was accepted");
  expect(screen.getByRole("link", { name: "Go to Sharing" })).toHaveAttribute("href", "/sharing");
  expect(api.of("POST")).toHaveLength(1);
});

it("LAND-27 lets whoever is signed in with another address sign out and stay with the invitation", () => {
  open(waiting("stranger"));
  expect(screen.getByText(/signed in with a different address/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign out" })).toHaveAttribute(
    "href",
    "/api/logout?returnTo=%2Fshares%2Fa-secret",
  );
  expect(screen.getByRole("button", { name: "Decline" })).toBeEnabled();
});

it.each([
  ["declined", "This invitation was declined", /They can ask you again/],
  ["accepted", "This invitation was accepted", /find it under Sharing/],
  ["ended", "This invitation is over", /nothing you need to do/],
] as const)("LAND-27 of one that is %s says so, and what to do next", (state, title, next) => {
  open({ state, isSignedIn: false });
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(next)).toBeVisible();
  expect(screen.queryByRole("button", { name: /Accept|Decline/ })).not.toBeInTheDocument();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("LAND-27 says that it is over when it ends between the look and the answer", async () => {
  fakeBrowserApi({ "POST /api/shares/decline": () => ({ status: 404, body: { message: "isn't open anymore" } }) });
  open(waiting("visitor"));
  await press("Decline");
  await press("Decline it");
  expect(await heading("This invitation is over")).toHaveFocus();
});

it("keeps both answers when the network is away", async () => {
  fakeBrowserApi({ [`POST /api/shares/${ID}/accept`]: () => ({ status: 503, body: {} }) });
  open(waiting("invited"));
  await press("Accept");
  expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
  expect(screen.getByRole("button", { name: "Accept" })).toBeEnabled();
});
