/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { licenseSections } from "@/lib/core/legal/texts";
import { planLines } from "@/lib/features/billing/tiers";
import type { Audience } from "@/lib/shared/audience";
import { renderPage } from "@/tests/support/render-page";
import { LicenseAgreement } from "./license-agreement";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

const KEY = "willow.license";
const OLDER = "licenseAccepted";
const show = (audience: Audience = "adult") =>
  renderPage(<LicenseAgreement audience={audience} sections={licenseSections(planLines(), 3)} />);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const terms = () => within(screen.getByRole("article"));

beforeEach(() => {
  localStorage.clear();
  push.mockReset();
});
afterEach(() => jest.restoreAllMocks());

it("LIC-01 LIC-11 shows a medical disclaimer and exactly ten titled sections", () => {
  show();
  expect(screen.getByRole("heading", { name: "Medical disclaimer" })).toBeVisible();
  expect(screen.getByText(/not a substitute for professional medical advice/)).toBeVisible();
  const titles = terms().getAllByRole("heading");
  expect(titles.map(({ textContent }) => textContent)).toEqual(
    titles.map((_, at) => expect.stringMatching(new RegExp(`^${at + 1}\\. \\w`))),
  );
  expect(titles).toHaveLength(10);
});

it("LIC-06 LIC-07 names version 1.0, consent under 13 and notification from 13 to 17", () => {
  show();
  expect(screen.getByText(/^Version 1\.0/)).toBeVisible();
  expect(terms().getByText(/Under 13, a parent or guardian must give consent first/)).toHaveTextContent(
    "For ages 13 to 17, a parent is notified",
  );
});

it("LEGL-18 LEGL-20 lists the prices of the one table", () => {
  show();
  expect(
    terms()
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    "Access: $149 per month",
    "Plus: $349 per month",
    "Premium: $649 per month",
    "Family Premium: $899 per month (up to 6 seats)",
  ]);
});

it("LIC-03 LIC-04 LIC-08 accepting keeps version and time, and leads home", async () => {
  show();
  await press("I Accept These Terms");
  const kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
  expect(Object.keys(kept)).toEqual(["version", "acceptedAt"]);
  expect(kept.version).toBe("1.0");
  expect(Math.abs(Date.now() - Date.parse(kept.acceptedAt))).toBeLessThan(60_000);
  expect(push).toHaveBeenCalledWith("/");
});

it("LIC-05 LIC-08 accepting removes the older flag", async () => {
  localStorage.setItem(OLDER, "true");
  show();
  await press("I Accept These Terms");
  expect(localStorage.getItem(OLDER)).toBeNull();
});

it("LIC-02 LIC-09 declining leads home, writes nothing and removes what was there", async () => {
  localStorage.setItem(KEY, JSON.stringify({ version: "1.0", acceptedAt: "2026-11-20T10:00:00.000Z" }));
  localStorage.setItem(OLDER, "true");
  show();
  await press("Decline");
  expect(localStorage).toHaveLength(0);
  expect(push).toHaveBeenCalledWith("/");
});

it("LIC-08 says when these terms were accepted on this device", () => {
  localStorage.setItem(KEY, JSON.stringify({ version: "1.0", acceptedAt: "2026-11-20T15:00:00.000Z" }));
  show();
  expect(screen.getByText("You accepted these terms on November 20, 2026 on this device.")).toBeVisible();
});

it.each([
  ["another version", JSON.stringify({ version: "0.9", acceptedAt: "2025-01-01T00:00:00.000Z" })],
  ["something broken", "{"],
  ["a time that is none", JSON.stringify({ version: "1.0", acceptedAt: "soon" })],
  ["the older flag alone", null],
])("LIC-08 does not take %s for a yes", (_, value) => {
  if (value) localStorage.setItem(KEY, value);
  localStorage.setItem(OLDER, "true");
  show();
  expect(screen.queryByText(/You accepted these terms/)).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "I Accept These Terms" })).toBeEnabled();
});

it("LIC-03 leads home where the browser refuses storage, and says that nothing was kept", async () => {
  show();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "QuotaExceededError");
  });
  await press("I Accept These Terms");
  expect(await screen.findByText("Your answer wasn't saved")).toBeInTheDocument();
  expect(push).toHaveBeenCalledWith("/");
});

it("LIC-10 says to adults and children that nothing waits for the answer", () => {
  const { unmount } = show();
  expect(screen.getByText(/You can use everything without answering here/)).toBeVisible();
  unmount();
  show("child");
  expect(screen.getByText(/You can use the app anyway/)).toBeVisible();
});

it("LIC-07 a child reads a short version first, and an adult does not", () => {
  const { unmount } = show("child");
  expect(screen.getByRole("heading", { name: "The short version for you" })).toBeVisible();
  expect(screen.getByText(/a parent has to say yes first/)).toBeVisible();
  unmount();
  show();
  expect(screen.queryByRole("heading", { name: "The short version for you" })).not.toBeInTheDocument();
});
