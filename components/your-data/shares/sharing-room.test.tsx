/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sharesKey } from "@/lib/across/your-data/shares/constants";
import type { Share } from "@/lib/across/your-data/shares/types";
import { shareLine } from "@/tests/factories/share-lines";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SharingRoom } from "./sharing-room";

const open = (shares: readonly Share[]) => renderPage(<SharingRoom />, [[sharesKey, shares]]);
const press = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));
const tick = (name: RegExp) => userEvent.click(screen.getAllByRole("checkbox", { name })[0] as HTMLElement);

it("LAND-27 says that nothing is shared, and what never can be", () => {
  fakeBrowserApi({});
  open([]);
  expect(screen.getByText("You aren't sharing anything")).toBeVisible();
  expect(screen.getByText("Trauma work and couples work")).toBeVisible();
  for (const item of screen.getAllByRole("checkbox")) expect(item).not.toBeChecked();
});

const TWICE = {
  count: 2,
  first: "2026-11-19T15:00:00.000Z",
  recent: ["2026-11-20T15:00:00.000Z", "2026-11-19T15:00:00.000Z"],
};
const lineOf = (name: string) =>
  within(screen.getByRole("list", { name: "What you share" }))
    .getAllByRole("listitem")
    .find((line) => line.textContent?.includes(name));

it("LAND-27 shows of each share whom it is for, what it shows, and how often it was opened", () => {
  fakeBrowserApi({});
  open([
    shareLine({ openings: TWICE }),
    shareLine({ state: "revoked", endedAt: "2026-11-19T12:00:00.000Z", endedLately: true, label: "Lately" }),
    shareLine({ state: "revoked", endedAt: "2026-11-01T12:00:00.000Z", label: "Old" }),
  ]);
  expect(lineOf("Lately")).toHaveTextContent("You ended it on Thursday, November 19. No one can see it anymore.");
  const line = lineOf("Dr Lee");
  expect(line).toHaveTextContent("Check-ins by week");
  expect(line).toHaveTextContent(/opened 2 times, last on November 20, 2026/);
  expect(line).toHaveTextContent(/The first time was on November 19, 2026/);
  expect(screen.getByText("Past shares (1)")).toBeVisible();
});

it("LAND-27 names who has seen it, each time: family as they were invited, a link by what it was called or its day", async () => {
  fakeBrowserApi({});
  const once = { count: 1, first: TWICE.first, recent: [TWICE.first] };
  const family = { kind: "family", expiresAt: null, period: null } as const;
  open([
    shareLine({ ...family, inviteeEmail: "mum@example.com", label: "Mum", openings: TWICE }),
    shareLine({ ...family, inviteeEmail: "noah@example.com", label: null, openings: once }),
    shareLine({ openings: TWICE }),
    shareLine({ label: null, openings: once }),
  ]);
  expect(lineOf("mum@")).toHaveTextContent(/Who's seen it ?Mum \(mum@example.com\): opened 2 times/);
  expect(lineOf("noah@")).toHaveTextContent(/noah@example.com: opened once, on November 19, 2026/);
  expect(lineOf("Dr Lee")).toHaveTextContent(/Your link for Dr Lee: opened 2 times/);
  expect(lineOf("Dr Lee")).toHaveTextContent("We know when it was opened, but not by whom.");
  expect(lineOf("Your link from")).toHaveTextContent(/Your link from Wednesday, November 18: opened once/);
  expect(lineOf("noah@")).not.toHaveTextContent("We know when it was");
  const each = screen.getAllByRole("listitem").filter(({ textContent }) => textContent?.startsWith("Mum (mum@"));
  expect(each.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("November 20, 2026"),
    expect.stringContaining("November 19, 2026"),
  ]);
});

const ENDED = { endedAt: "2026-11-22T12:00:00.000Z", endedLately: true } as const;

it("LAND-27 R-14 asks before it ends one, with the careful answer first, and the focus stays with the share, which says that it ended", async () => {
  const [share, other] = [shareLine(), shareLine({ label: "Dr Ray" })];
  const api = fakeBrowserApi({
    "DELETE /api/shares/*": () => ({ status: 204 }),
    "GET /api/shares": () => ({ status: 200, body: [other, { ...share, ...ENDED, state: "revoked" }] }),
  });
  open([share, other]);
  await press("End sharing: Dr Lee");
  expect(screen.getByRole("button", { name: "Keep it" })).toHaveFocus();
  await press("Keep it");
  expect(screen.getByRole("heading", { name: "Dr Lee" })).toHaveFocus();
  expect(api.calls).toEqual([]);
  await press("End sharing: Dr Lee");
  await press("End it now");
  expect(await screen.findByText("From now on, it shows nothing.")).toBeVisible();
  const heading = screen.getByRole("heading", { name: "Dr Lee" });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(heading).toHaveAccessibleDescription("You ended it");
  expect(lineOf("Dr Lee")).toHaveTextContent(/You ended it on Sunday, November 22/);
  expect(screen.queryByRole("button", { name: /Dr Lee/ })).not.toBeInTheDocument();
  expect(api.of("DELETE")).toHaveLength(1);
});

it("LAND-27 R-14 leads to the list after all sharing was ended", async () => {
  const shares = [shareLine(), shareLine({ label: "Dr Ray" })];
  fakeBrowserApi({
    "DELETE /api/shares": () => ({ status: 204 }),
    "GET /api/shares": () => ({ status: 200, body: shares.map((one) => ({ ...one, ...ENDED, state: "revoked" })) }),
  });
  open(shares);
  await press("End all sharing");
  await press("Yes, end all of it");
  await waitFor(() => expect(screen.getByRole("heading", { name: "What you share" })).toHaveFocus());
});

it("LAND-27 says one truth of an invitation that was declined: when, and from when they can be asked anew", () => {
  fakeBrowserApi({});
  open([shareLine({ ...ENDED, kind: "family", state: "declined", inviteeEmail: "mum@example.com", label: null })]);
  const line = lineOf("mum@");
  expect(line).toHaveTextContent(/Declined on Sunday, November 22\. Nothing was shown\./);
  expect(line).toHaveTextContent("You can invite them again starting Tuesday, December 22.");
  expect(line).not.toHaveTextContent(/opened|accept until|See what|Shows/);
});

it("LAND-27 says to whoever looked that it has ended, by the name that they know", () => {
  fakeBrowserApi({});
  const from = { ...ENDED, kind: "family", direction: "received", ownerName: "Noah", openings: null } as const;
  open([shareLine({ ...from, state: "revoked" }), shareLine({ ...from, state: "left", ownerName: "Olga" })]);
  const [his, hers] = screen.getAllByRole("heading", { level: 3, name: /^From/ });
  expect(his?.closest("[class*=rounded-card]")).toHaveTextContent(/From NoahEndedEnded on Sunday, November 22\./);
  expect(hers?.closest("[class*=rounded-card]")).toHaveTextContent(/From OlgaEndedYou stopped looking on Sunday/);
  expect(screen.queryByRole("link", { name: /^Look/ })).not.toBeInTheDocument();
});

it("LAND-27 makes a link, shows it once with a way to copy it, and puts it away", async () => {
  const user = userEvent.setup();
  const share = shareLine();
  const made = { ...share, link: "https://willow.example/shares/a-secret" };
  const api = fakeBrowserApi({
    "POST /api/shares": () => ({ status: 201, body: made }),
    "GET /api/shares": () => ({ status: 200, body: [share] }),
  });
  open([]);
  await tick(/Check-ins by week/);
  await user.selectOptions(screen.getByLabelText("The link works for"), "1 day");
  await user.click(screen.getByRole("button", { name: "Make the link" }));
  const field = await screen.findByLabelText("Link");
  expect(field).toHaveValue(made.link);
  expect(screen.getByRole("heading", { name: "Your link is ready" })).toHaveFocus();
  expect(api.of("POST")[0]?.body).toMatchObject({ kind: "provider", days: 1, period: 30, nameShown: "first" });
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  expect(await navigator.clipboard.readText()).toBe(made.link);
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.queryByLabelText("Link")).not.toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Dr Lee" })).toHaveFocus();
});

it("LAND-27 R-14 sends an invitation with what was ticked, keeps what was typed when it fails, and leads to the new entry", async () => {
  let works = false;
  const made = shareLine({ kind: "family", state: "pending", inviteeEmail: "mum@example.com", label: null });
  const api = fakeBrowserApi({
    "POST /api/shares": () => (works ? { status: 201, body: made } : { status: 503, body: {} }),
    "GET /api/shares": () => ({ status: 200, body: works ? [made] : [] }),
  });
  open([]);
  await userEvent.type(screen.getByLabelText("Their email"), "mum@example.com");
  await tick(/My check-ins/);
  await tick(/signs that a crisis is coming/);
  await press("Send invitation");
  expect(await screen.findByText("That didn't work")).toBeVisible();
  expect(screen.getByLabelText("Their email")).toHaveValue("mum@example.com");
  works = true;
  await press("Send invitation");
  await waitFor(() => expect(screen.getByLabelText("Their email")).toHaveValue(""));
  expect(await screen.findByText("If they accept, they'll see what you checked.")).toBeVisible();
  expect(screen.getByRole("heading", { name: "mum@example.com" })).toHaveFocus();
  expect(lineOf("mum@")).not.toHaveTextContent("Not opened yet");
  const [first, second] = api.of("POST");
  expect(second?.body).toMatchObject({ inviteeEmail: "mum@example.com", items: ["moods", "planSigns"] });
  expect(second?.headers["Idempotency-Key"]).toBe(first?.headers["Idempotency-Key"]);
});

it("asks for one thing at least, and says beside the address what is wrong with it", async () => {
  const issues = [{ path: "inviteeEmail", message: "That's your own address." }];
  const api = fakeBrowserApi({
    "POST /api/shares": () => ({ status: 400, body: { message: "That's your own address.", issues } }),
  });
  open([]);
  await userEvent.type(screen.getByLabelText("Their email"), "me@example.com");
  await press("Send invitation");
  expect(screen.getByText("Check at least one thing.")).toBeVisible();
  expect(api.calls).toEqual([]);
  await tick(/My check-ins/);
  await press("Send invitation");
  expect(await screen.findByText("That's your own address.")).toBeVisible();
});

it.each([
  ["renewed", /It now shows this. Its link and expiration date stay the same/],
  ["mailedLately", /We email only one invitation every seven days.+Please tell them yourself/],
] as const)("LAND-27 says that no mail goes, and what holds in its place (%s)", async (flag, words) => {
  fakeBrowserApi({
    "POST /api/shares": () => ({ status: 201, body: { ...shareLine({ kind: "family" }), [flag]: true } }),
    "GET /api/shares": () => ({ status: 200, body: [] }),
  });
  open([]);
  await userEvent.type(screen.getByLabelText("Their email"), "mum@example.com");
  await tick(/My check-ins/);
  await press("Send invitation");
  expect(await screen.findByText(words)).toBeVisible();
});

it("LAND-27 an address that is invited again brings its note along, to be kept, changed or emptied", async () => {
  const past = { kind: "family", inviteeEmail: "mum@example.com", state: "revoked" } as const;
  const api = fakeBrowserApi({
    "POST /api/shares": () => ({ status: 201, body: shareLine({ kind: "family" }) }),
    "GET /api/shares": () => ({ status: 200, body: [] }),
  });
  open([
    shareLine({ ...past, label: "Mother", createdAt: "2026-10-01T12:00:00.000Z" }),
    shareLine({ ...past, label: "Mum", createdAt: "2026-11-01T12:00:00.000Z" }),
    shareLine({ ...past, label: "Not mine", direction: "received", createdAt: "2026-11-09T12:00:00.000Z" }),
  ]);
  const [note] = screen.getAllByLabelText("Note for yourself (optional)");
  const email = screen.getByLabelText("Their email");
  await userEvent.type(email, "Mum@example.co");
  expect(note).toHaveValue("");
  await userEvent.type(email, "m");
  expect(note).toHaveValue("Mum");
  await userEvent.clear(note as HTMLElement);
  expect(note).toHaveValue("");
  await userEvent.type(note as HTMLElement, "Mum, anew");
  await tick(/My check-ins/);
  await press("Send invitation");
  await waitFor(() => expect(api.of("POST")[0]?.body).toMatchObject({ label: "Mum, anew" }));
  await waitFor(() => expect(note).toHaveValue(""));
});

it("LAND-27 sends the note of before where nobody touched it", async () => {
  const waiting = shareLine({ kind: "family", state: "pending", inviteeEmail: "mum@example.com", label: "Mum" });
  const api = fakeBrowserApi({
    "POST /api/shares": () => ({ status: 201, body: { ...waiting, renewed: true } }),
    "GET /api/shares": () => ({ status: 200, body: [waiting] }),
  });
  open([waiting]);
  await userEvent.type(screen.getByLabelText("Their email"), "mum@example.com");
  await tick(/My check-ins/);
  await press("Send invitation");
  await waitFor(() => expect(api.of("POST")[0]?.body).toMatchObject({ label: "Mum" }));
});

it("LAND-27 says beside the address that somebody who declined is left alone, and until when", async () => {
  const message = "Your last invitation to this address was declined.";
  fakeBrowserApi({ "POST /api/shares": () => ({ status: 409, body: { message } }) });
  open([]);
  await userEvent.type(screen.getByLabelText("Their email"), "mum@example.com");
  await tick(/My check-ins/);
  await press("Send invitation");
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText("Their email")).toHaveValue("mum@example.com");
});

it("LAND-27 changes what family sees", async () => {
  const share = shareLine({ kind: "family", inviteeEmail: "mum@example.com", label: null, expiresAt: null });
  const api = fakeBrowserApi({
    "PATCH /api/shares/*": ({ body }) => ({ status: 200, body: { ...share, ...(body as object) } }),
    "GET /api/shares": () => ({ status: 200, body: [{ ...share, items: ["programmes"] }] }),
  });
  open([share]);
  const see = () => screen.getByRole("link", { name: /^See what they see/ });
  expect(see()).not.toHaveAttribute("target");
  await press("Change what it shows: mum@example.com");
  await tick(/My check-ins/);
  // The preview shows the stored share until the change is saved, and opening it loses no tick.
  expect(see()).toHaveAttribute("href", `/sharing/${share.id}`);
  expect(see()).toHaveAttribute("target", "_blank");
  expect(screen.getByText("Until you save, they'll see what they saw before.")).toBeVisible();
  expect(lineOf("mum@")).toHaveTextContent(/Shows: ?My check-ins from the last 30 days/);
  await tick(/programs and certificates/);
  await press("Save");
  await waitFor(() => expect(api.of("PATCH")[0]?.body).toEqual({ items: ["programmes"] }));
  expect(await screen.findByText("Saved")).toBeVisible();
});

it("shows an invitation with what it would show, and takes the answer", async () => {
  const received = shareLine({
    direction: "received",
    kind: "family",
    state: "pending",
    ownerName: "Noah",
    openings: null,
  });
  const api = fakeBrowserApi({
    [`POST /api/shares/${received.id}/accept`]: () => ({ status: 200, body: { state: "active" } }),
    "GET /api/shares": () => ({ status: 200, body: [{ ...received, state: "active" }] }),
  });
  open([received]);
  expect(screen.getByText("Noah would like to show you how they are doing")).toBeVisible();
  expect(screen.getByText("Noah's check-ins from the last 30 days")).toBeVisible();
  await press("Accept");
  expect(await screen.findByRole("link", { name: "Look: Noah" })).toHaveAttribute("href", `/sharing/${received.id}`);
  expect(screen.getByRole("heading", { name: "Shared with you" })).toHaveFocus();
  expect(api.of("POST")).toHaveLength(1);
});

it("LAND-27 says that an invitation is over when it ended before the answer", async () => {
  const received = shareLine({ direction: "received", kind: "family", state: "pending", ownerName: "Noah" });
  fakeBrowserApi({
    [`POST /api/shares/${received.id}/accept`]: () => ({ status: 404, body: { message: "isn't open anymore" } }),
    "GET /api/shares": () => ({ status: 200, body: [] }),
  });
  open([received]);
  await press("Accept");
  expect(await screen.findByText("This invitation is over")).toBeVisible();
  expect(screen.getByText(/ask for a new one/)).toBeVisible();
  expect(screen.queryByText(/would like to show you/)).not.toBeInTheDocument();
});

it("says so when it cannot be read, and reads again on request", async () => {
  let works = false;
  fakeBrowserApi({ "GET /api/shares": () => (works ? { status: 200, body: [] } : { status: 500, body: {} }) });
  renderPage(<SharingRoom />);
  expect(await screen.findByText("We couldn't load what you share.")).toBeVisible();
  works = true;
  await press("Retry");
  expect(await screen.findByText("You aren't sharing anything")).toBeVisible();
});
