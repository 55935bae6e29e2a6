/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { holdAdminToken } from "@/lib/client/admin-session";
import { DEFAULTS } from "@/lib/core/settings/schema";
import type { SettingChangeView, SettingsView } from "@/lib/core/settings/types";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { SettingsRoom } from "./settings-room";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const PATH = "/api/admin/settings";
const STANDING: SettingsView = { ...DEFAULTS, revision: 3 };

interface Setup {
  settings?: SettingsView;
  changes?: readonly SettingChangeView[];
  put?: () => { status: number; body?: unknown };
  /** Settings that someone else stored before the first save arrived. */
  meanwhile?: Partial<SettingsView>;
  readsAudit?: boolean;
}

/** A server that stores what it receives, unless the test tells it to refuse. */
async function setUp({ settings = STANDING, changes = [], put, meanwhile, readsAudit = true }: Setup = {}) {
  holdAdminToken("t");
  let standing = settings;
  const api = fakeBrowserApi({
    [`GET ${PATH}`]: () => ({ status: 200, body: standing }),
    [`GET ${PATH}/changes`]: () => ({ status: 200, body: changes }),
    [`PUT ${PATH}`]: ({ body }) => {
      if (meanwhile && (body as SettingsView).revision < settings.revision + 1) {
        standing = { ...standing, ...meanwhile, revision: settings.revision + 1 };
        return { status: 409, body: { message: "Somebody else", code: "conflict" } };
      }
      const refused = put?.();
      if (refused) return refused;
      standing = { ...standing, ...(body as Partial<SettingsView>), revision: standing.revision + 1 };
      return { status: 200, body: standing };
    },
    [`POST ${PATH}/undo`]: () => {
      standing = { ...settings, revision: standing.revision + 1 };
      return { status: 200, body: standing };
    },
    [`POST ${PATH}/test-alert`]: () => ({ status: 200, body: { recipients: 2 } }),
  });
  renderPage(<SettingsRoom readsAudit={readsAudit} />);
  await screen.findByRole("heading", { name: "Parts of the service" });
  return {
    api,
    user: userEvent.setup(),
    puts: () => api.of("PUT", PATH).map(({ body }) => body),
    undos: () => api.of("POST", `${PATH}/undo`).map(({ body }) => body),
  };
}

const saveBeside = (field: HTMLElement): HTMLElement => {
  const form = field.closest("form");
  if (!form) throw new Error("the field stands in no form");
  return within(form).getByRole("button", { name: "Save" });
};

it.each([
  [true, ["/admin/audit", "/admin"]],
  [false, ["/admin"]],
])("ADMN-04 leads to the audit trail only those to whom it opens (admin: %s)", async (readsAudit, ways) => {
  await setUp({ readsAudit });
  const header = screen.getByRole("heading", { level: 1 }).closest("header");
  const links = within(header as HTMLElement).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(ways);
});

it("ADMN-03 ADMN-04 is the page of the tile System Settings, with a heading for each subject", async () => {
  await setUp();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("System Settings");
  const subjects = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(subjects).toEqual([
    "Parts of the service",
    "Limits",
    "Addresses",
    "Crisis alerts",
    "Claims and their proof",
    "Latest changes",
  ]);
});

it("closes a part at a click upon the revision that is shown, and the toast opens it again", async () => {
  const { user, puts, undos } = await setUp();
  await user.click(screen.getByRole("checkbox", { name: "Couples Therapy" }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Couples Therapy" })).not.toBeChecked());
  expect(puts()).toEqual([{ features: { ...DEFAULTS.features, couples: false }, revision: 3 }]);
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Couples Therapy" })).toBeChecked());
  expect(await screen.findByText("Undone")).toBeVisible();
  expect(undos()).toEqual([{ keys: ["features"], after: 3, upTo: 4 }]);
});

it("a colleague's new recipient stays on the list when both write at once, and is shown before it is saved", async () => {
  const { user, puts } = await setUp({ meanwhile: { crisisAlertEmails: ["night@clinic.example"] } });
  const field = screen.getByLabelText("More people to alert");
  await user.type(field, "a@clinic.example");
  await user.click(saveBeside(field));
  await waitFor(() => expect(field).toHaveValue("night@clinic.example\na@clinic.example"));
  expect(field).toHaveAccessibleDescription(expect.stringContaining("It now says: night@clinic.example"));
  await user.click(saveBeside(field));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()).toEqual([
    { crisisAlertEmails: ["a@clinic.example"], revision: 3 },
    { crisisAlertEmails: ["night@clinic.example", "a@clinic.example"], revision: 4 },
  ]);
});

it("is saved upon what was shown when the typing began, though the page has read anew since", async () => {
  const { user, puts } = await setUp();
  const limit = screen.getByLabelText("New conversations on the free plan");
  await user.clear(limit);
  await user.type(limit, "9");
  await user.click(screen.getByRole("checkbox", { name: "Couples Therapy" }));
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Couples Therapy" })).not.toBeChecked());
  await user.click(saveBeside(limit));
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()[1]).toEqual({ freeConversations: 9, revision: 3 });
});

it("CRIS-17 has no switch for crisis help, the safety plan, moods or the chat", async () => {
  await setUp();
  const switches = screen.getAllByRole("checkbox").map((box) => box.closest("div")?.textContent ?? "");
  expect(switches).toHaveLength(5);
  for (const label of switches) expect(label).not.toMatch(/crisis|safety plan|mood/i);
});

it("VALD-12 shows a complaint at its field, with the line that it is about, and keeps what was typed", async () => {
  const issues = [{ path: "crisisAlertEmails.1", message: "Please enter a valid e-mail address" }];
  const { user } = await setUp({ put: () => ({ status: 400, body: { message: "x", code: "invalid", issues } }) });
  const field = screen.getByLabelText("More people to alert");
  await user.type(field, "a@clinic.example\nnobody");
  await user.click(saveBeside(field));
  expect(await screen.findByText("Please enter a valid e-mail address: nobody")).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining("nobody"));
  expect(field).toHaveValue("a@clinic.example\nnobody");
});

it("ERR-27 says that somebody else was faster, reads again and keeps what was typed", async () => {
  const message = "Someone else changed the settings in the meantime. Look at them again, then save.";
  const { api, user } = await setUp({ put: () => ({ status: 409, body: { message, code: "conflict" } }) });
  const field = screen.getByLabelText("New conversations on the free plan");
  await user.clear(field);
  await user.type(field, "9");
  await user.click(saveBeside(field));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue(9);
  expect(api.of("GET", PATH)).toHaveLength(2);
});

it("ERR-27 keeps what was typed when there is no network", async () => {
  const { user } = await setUp({
    put: () => {
      throw new TypeError("no network");
    },
  });
  const field = screen.getByLabelText("Privacy contact");
  await user.clear(field);
  await user.type(field, "new@willow.example");
  await user.click(saveBeside(field));
  expect(await screen.findByText("Request failed: no connection")).toBeVisible();
  expect(field).toHaveValue("new@willow.example");
});

it("R-06 puts the proof of a claim on file and shows how each claim stands", async () => {
  const proof = { document: "Report 12", issuedBy: "An auditor", validUntil: "2020-01-01" };
  const { user, puts } = await setUp({ settings: { ...STANDING, claimsEvidence: { hipaa: proof } } });
  expect(screen.getByText("Expired")).toBeVisible();
  expect(screen.getAllByText("No proof")).toHaveLength(13);
  await user.click(screen.getByText("SOC 2 Type II"));
  const form = within(screen.getByRole("form", { name: "Proof of SOC 2 Type II" }));
  await user.type(form.getByLabelText("Document"), "Report 7");
  await user.type(form.getByLabelText("Issued by"), "A firm");
  await user.type(form.getByLabelText("Last day"), "2999-12-31");
  await user.click(form.getByRole("button", { name: "Add to file" }));
  expect(await screen.findByText("On file")).toBeVisible();
  const soc2 = { document: "Report 7", issuedBy: "A firm", validUntil: "2999-12-31" };
  expect(puts()).toEqual([{ claimsEvidence: { hipaa: proof, soc2 }, revision: 3 }]);
});

it("sends a test of the alerts and says to how many", async () => {
  const { user } = await setUp();
  await user.click(screen.getByRole("button", { name: "Send a test e-mail" }));
  expect(await screen.findByText("It's going to 2 addresses.")).toBeVisible();
});

it("tells who changed what, in words, and undoes one change by itself", async () => {
  const changes: SettingChangeView[] = [
    {
      revision: 3,
      key: "features",
      before: DEFAULTS.features,
      after: { ...DEFAULTS.features, voice: false },
      by: "Ada Staff",
      at: "2026-11-20T12:00:00Z",
    },
    { revision: 2, key: "freeConversations", before: 5, after: 8, by: null, at: "2026-11-19T12:00:00Z" },
  ];
  const { user, undos } = await setUp({ changes });
  const undo = await screen.findAllByRole("button", { name: /^Undo: / });
  const [voice, free] = undo.map((button) => button.closest("li"));
  expect(voice).toHaveTextContent(/Ada Staff, Friday, November 20.*Voice: On → Off/);
  expect(free).toHaveTextContent(/A deleted account.*5 → 8/);
  await user.click(screen.getByRole("button", { name: "Undo: Free conversations" }));
  await waitFor(() => expect(undos()).toEqual([{ keys: ["freeConversations"], after: 1, upTo: 2 }]));
});

it("what was taken back, and what took it back, is not undone by a second press", async () => {
  const change = (revision: number, before: number, after: number): SettingChangeView => ({
    ...{ revision, key: "freeConversations", before, after, by: "Ada Staff", at: "2026-11-20T12:00:00Z" },
  });
  const { undos, user } = await setUp({ changes: [change(4, 9, 5), change(3, 5, 9), change(2, 8, 5)] });
  expect(await screen.findByText("Undid the change before it")).toBeVisible();
  expect(screen.getByText("Undone").closest("li")).toHaveTextContent("5 → 9");
  await user.click(screen.getByRole("button", { name: "Undo: Free conversations" }));
  await waitFor(() => expect(undos()).toEqual([{ keys: ["freeConversations"], after: 1, upTo: 2 }]));
});

it("ERR-36 can be asked for again when it does not come", async () => {
  holdAdminToken("t");
  let failing = true;
  fakeBrowserApi({
    [`GET ${PATH}`]: () => (failing ? { status: 503 } : { status: 200, body: STANDING }),
    [`GET ${PATH}/changes`]: () => ({ status: 200, body: [] }),
  });
  renderPage(<SettingsRoom readsAudit />);
  await screen.findByText("The settings didn't load");
  failing = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("No changes yet.")).toBeVisible();
});
