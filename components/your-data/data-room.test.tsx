/** @jest-environment jsdom */
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { retentionKey } from "@/lib/across/your-data/retention/constants";
import type { RetentionRule } from "@/lib/across/your-data/retention/schema";
import { accessKey } from "@/lib/core/audit/access-log/constants";
import { keptDataKey } from "@/lib/core/consent/privacy/constants";
import { DATA_MAP } from "@/lib/core/consent/privacy/data-map";
import { accountKey, signInsKey } from "@/lib/core/identity/constants";
import type { Audience } from "@/lib/shared/audience";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { DataRoom } from "./data-room";

const PLACES = [
  { since: "2036-11-20T08:10:00.000Z", here: true },
  { since: "2036-11-02T08:10:00.000Z", here: false },
];

const goTo = jest.fn();
jest.mock("@/lib/client/navigation", () => ({
  goTo: (address: string) => goTo(address),
  currentPath: () => "/account",
}));
afterEach(() => goTo.mockClear());

const button = (name: string | RegExp) => screen.getByRole("button", { name });

const ruleOf = (rule: Partial<RetentionRule> = {}): RetentionRule => ({
  kind: "conversations",
  months: null,
  effectiveFrom: null,
  wouldCountFrom: "2036-12-08T12:00:00.000Z",
  older: { 3: 4, 12: 1, 24: 0 },
  ...rule,
});

interface Given {
  readonly answers?: Parameters<typeof fakeBrowserApi>[0];
  readonly audience?: Audience;
  readonly leaving?: boolean;
  readonly eraseAfter?: string | null;
  readonly byGuardian?: true;
  readonly answered?: boolean;
}

function setUp(given: Given = {}) {
  const { answers = {}, audience = "adult", leaving = false, eraseAfter = null, byGuardian, answered = true } = given;
  const api = fakeBrowserApi(answers);
  const kept = DATA_MAP.map(({ id, ground, kept: long, lock }) => ({ id, ground, kept: long, lock, count: 2 }));
  const line = { seq: "7", doer: "care", deed: "incident_read", at: "2036-11-01T08:10:00.000Z" };
  renderPage(
    <DataRoom {...{ audience, leaving, answered }} email="kim@example.com" contact="privacy@example.com" open />,
    [
      [keptDataKey, kept],
      [retentionKey, [ruleOf(), ruleOf({ kind: "moods" })]],
      [accessKey, { pages: [[line]], pageParams: [null] }],
      [signInsKey, PLACES],
      [accountKey, { eraseAfter, byGuardian }],
    ],
  );
  return { api, user: userEvent.setup() };
}

const question = () => within(screen.getByRole("dialog", { name: /^Delete your account/ }));

it("LEGL-22 R-11 shows what is kept with its reason, who has read it, and whom to write to", () => {
  setUp();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Your data");
  expect(document.querySelectorAll("details")).toHaveLength(DATA_MAP.length);
  expect(screen.getByText("Your safety plan", { selector: "span" })).toBeInTheDocument();
  expect(screen.getAllByText("You agreed to it when you started. You can withdraw that by deleting it.").length).toBe(
    DATA_MAP.filter(({ ground }) => ground === "consent").length,
  );
  expect(screen.getByText("A clinician").closest("li")).toHaveTextContent("read a safety note about you");
  for (const link of screen.getAllByRole("link", { name: "privacy@example.com" }))
    expect(link).toHaveAttribute("href", "mailto:privacy@example.com");
});

it("LEGL-22 before the questions are answered it shows, hands out and deletes, and offers nothing that needs answers", () => {
  setUp({ answered: false });
  expect(screen.getByRole("link", { name: "Answer the questions" })).toHaveAttribute("href", "/onboarding");
  for (const name of ["Download to read", "Download as data", "Delete my account"]) expect(button(name)).toBeVisible();
  expect(screen.getByRole("heading", { name: "Who has looked at it" })).toBeVisible();
  for (const name of ["Delete one thing", "How long we keep it"])
    expect([screen.queryByRole("heading", { name }), screen.queryByRole("link", { name })]).toEqual([null, null]);
});

it("LEGL-22 leaving takes two presses, and seven days unless somebody says at once", async () => {
  const eraseAfter = "2036-12-08T12:00:00.000Z";
  const body = { status: "scheduled", eraseAfter };
  const { api, user } = setUp({ answers: { "DELETE /api/account": () => ({ status: 200, body }) } });
  await user.click(button("Delete my account"));
  expect(question().getByRole("radio", { name: /^In 7 days/ })).toBeChecked();
  await user.click(question().getByRole("button", { name: "Continue" }));
  expect(api.of("DELETE", "/api/account")).toHaveLength(0);
  // Focus is on the safe button, so pressing Enter once too often deletes nothing.
  expect(question().getByRole("button", { name: "Keep my account" })).toHaveFocus();
  await user.click(question().getByRole("button", { name: "Delete it in 7 days" }));
  expect(await screen.findByText("Your account will be erased on December 8, 2036")).toBeVisible();
  expect(api.of("DELETE", "/api/account").map(({ body: sent }) => sent)).toEqual([{ after: "P7D" }]);
  expect(goTo).not.toHaveBeenCalled();
});

it("API-59 at once: nothing is put off, the device is emptied, and the page says that it is done", async () => {
  const erased = { "DELETE /api/account": () => ({ status: 200, body: { status: "erased" } }) };
  const { api, user } = setUp({ answers: erased });
  sessionStorage.setItem("willow.draft.chat", "What I wrote");
  localStorage.setItem("willow.plan", "{}");
  localStorage.setItem("willow.waiting.1", "{}");
  const stored = jest.spyOn(Storage.prototype, "setItem");
  await user.click(button("Delete my account"));
  await user.click(question().getByRole("radio", { name: /^Right now/ }));
  await user.click(question().getByRole("button", { name: "Continue" }));
  await user.click(question().getByRole("button", { name: "Delete it now, for good" }));
  expect(api.of("DELETE", "/api/account").map(({ body }) => body)).toEqual([{}]);
  expect(goTo).toHaveBeenCalledWith("/account-deleted");
  // Tells the other tabs why they're signed out.
  expect(stored).toHaveBeenCalledWith("willow.signed-out", "1");
  stored.mockRestore();
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

it("API-59 an old sign-in: says so plainly, and the way leads back to the question", async () => {
  const body = { message: "Please sign in again first.", code: "reauth_required" };
  const { user } = setUp({ answers: { "DELETE /api/account": () => ({ status: 401, body }) } });
  await user.click(button("Delete my account"));
  await user.click(question().getByRole("button", { name: "Continue" }));
  await user.click(question().getByRole("button", { name: "Delete it in 7 days" }));
  const again = await question().findByRole("link", { name: "Sign in again" });
  expect(again).toHaveAttribute("href", "/api/login?fresh&returnTo=%2Faccount%3Fleave%3D1");
  // No redirect to the sign-in, because no one was signed out.
  expect([goTo.mock.calls.length, screen.queryByText("Unauthorized")]).toEqual([0, null]);
});

it("LEGL-22 whoever comes back from signing in again finds the question open", () => {
  setUp({ leaving: true });
  expect(question().getByRole("button", { name: "Continue" })).toBeVisible();
});

it("LEGL-22 an account that is to be erased is kept from here, and not deleted twice", () => {
  setUp({ eraseAfter: "2036-12-08T12:00:00.000Z" });
  expect(screen.getByText("Your account will be erased on December 8, 2036")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Delete my account" })).toBeNull();
});

it("R-11 says before it is saved how many things a choice takes, and from when on", async () => {
  const saved = ruleOf({ months: 3, effectiveFrom: "2036-12-08T12:00:00.000Z" });
  const put = { "PUT /api/account/retention": () => ({ status: 200, body: [saved, ruleOf({ kind: "moods" })] }) };
  const { api, user } = setUp({ answers: put });
  const form = within(screen.getByRole("group", { name: "Keep conversations" }).parentElement as HTMLElement);
  await user.click(form.getByRole("radio", { name: "For 3 months" }));
  expect(form.getByRole("status")).toHaveTextContent(
    /^Nothing is deleted before December 8, 2036. By then, 4 conversations/,
  );
  expect(api.of("PUT", "/api/account/retention")).toHaveLength(0);
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await form.findByText("Set to 3 months, starting December 8, 2036.")).toBeVisible();
  expect(api.of("PUT", "/api/account/retention")[0]?.body).toEqual({ kind: "conversations", months: 3 });
});

it("R-11 a choice that was not saved is not shown as if it were", async () => {
  const { user } = setUp({ answers: { "PUT /api/account/retention": () => ({ status: 500, body: {} }) } });
  const form = within(screen.getByRole("group", { name: "Keep check-ins" }).parentElement as HTMLElement);
  await user.click(form.getByRole("radio", { name: "For 24 months" }));
  await user.click(form.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Nothing was changed. Please try again.")).toBeVisible();
  expect(form.getByRole("status")).toHaveTextContent(/^Nothing is that old/);
});

it("R-07 what a parent asked for is not told to a child as its own wish", () => {
  setUp({ audience: "child", eraseAfter: "2036-12-08T12:00:00.000Z", byGuardian: true });
  expect(screen.queryByText(/^You asked for this/)).toBeNull();
  expect(screen.queryByRole("button", { name: /my account$/ })).toBeNull();
});

it("a child reads all of it in words of its own", () => {
  setUp({ audience: "child" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("My things and my privacy");
  expect(screen.getByText(/tell a grown-up you trust first/)).toBeVisible();
});

it("R-09 shows where one is signed in, and ends it everywhere else with one press", async () => {
  const { user } = setUp({ answers: { "DELETE /api/account/sign-ins": () => ({ status: 204, body: null }) } });
  const list = screen.getByRole("list", { name: "Where you're signed in" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(2);
  await user.click(button("Sign out everywhere else"));
  // The toast and the list say the same.
  expect(await screen.findAllByText("You're signed in only here.")).toHaveLength(2);
  expect(within(list).getAllByRole("listitem")).toHaveLength(1);
});

it("LEGL-22 R-11 what no screen shows has a button, which says when it needs a new sign-in", async () => {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const address = `/api/account/export?format=html&timeZone=${zone}&include=everything`;
  const body = { message: "Please sign in again first.", code: "reauth_required" };
  const { api, user } = setUp({ answers: { [`GET ${address}`]: () => ({ status: 401, body }) } });
  await user.click(button("Download everything"));
  expect(await screen.findByRole("link", { name: "Sign in again" })).toHaveAttribute(
    "href",
    "/api/login?fresh&returnTo=%2Faccount",
  );
  expect(api.of("GET", address)).toHaveLength(1);
  expect(goTo).not.toHaveBeenCalled();
});

it("LEGL-22 a copy of everything is fetched, and a refusal is said on the page", async () => {
  const message = "That was the fourth today. Please come back in 3 hours.";
  const { api, user } = setUp({
    answers: { "GET /api/account/export?format=json": () => ({ status: 429, body: { message } }) },
  });
  await user.click(button("Download as data"));
  expect(await screen.findByText(message)).toBeVisible();
  expect(api.of("GET", "/api/account/export?format=json")).toHaveLength(1);
});
