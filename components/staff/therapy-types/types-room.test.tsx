/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { holdAdminToken } from "@/lib/client/admin-session";
import { clearDrafts, writeDraft } from "@/lib/client/drafts";
import type { StaffTherapyType, TypeVersionView } from "@/lib/features/conversation/therapy-types/types";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { TypesRoom } from "./types-room";

jest.mock("next/navigation", () => ({ useRouter: () => ({ replace: jest.fn() }) }));

const PATH = "/api/admin/therapy-types";
const PROMPT = "Work slowly and ask what the person noticed.";
const CBT: StaffTherapyType = {
  id: "a",
  name: "Cognitive Therapy",
  shortName: "CBT",
  category: "Test",
  description: "Looks at thoughts.",
  ageGroups: ["teen", "adult"],
  techniques: ["Thought record", "Small steps"],
  conditions: ["Worry"],
  isActive: true,
  systemPrompt: PROMPT,
  version: 2,
  changedBy: "Ada Staff",
  changedAt: "2026-11-20T12:00:00Z",
};
const ACT: StaffTherapyType = { ...CBT, id: "b", name: "Acceptance", shortName: "ACT", isActive: false, version: 1 };

const {
  id: _id,
  shortName: _short,
  category: _category,
  version: _version,
  changedBy: _by,
  changedAt: _at,
  ...CONTENT
} = CBT;
const VERSIONS: TypeVersionView[] = [
  {
    version: 2,
    content: { ...CONTENT, ageGroups: ["teen", "adult"], techniques: ["Thought record"], conditions: ["Worry"] },
    by: "Ada Staff",
    at: "2026-11-20T12:00:00Z",
  },
  {
    version: 1,
    content: { ...CONTENT, ageGroups: ["adult"], techniques: [], conditions: [], systemPrompt: "The first words." },
    by: null,
    at: "2026-11-01T12:00:00Z",
  },
];

interface Setup {
  patch?: () => { status: number; body?: unknown };
  preview?: () => { status: number; body?: unknown };
}

async function setUp({ patch, preview }: Setup = {}) {
  holdAdminToken("t");
  const api = fakeBrowserApi({
    [`GET ${PATH}`]: () => ({ status: 200, body: [ACT, CBT] }),
    [`GET ${PATH}/a/versions`]: () => ({ status: 200, body: VERSIONS }),
    [`PATCH ${PATH}/a`]: ({ body }) =>
      patch?.() ?? { status: 200, body: { ...CBT, ...(body as Partial<StaffTherapyType>), version: 3 } },
    [`POST ${PATH}/a/restore`]: () => ({ status: 200, body: { ...CBT, systemPrompt: "The first words.", version: 3 } }),
    [`POST ${PATH}/a/preview`]: preview ?? (() => ({ status: 200, body: { prompt: "ALL OF IT", guide: "guided" } })),
  });
  renderPage(<TypesRoom />);
  const user = userEvent.setup();
  const open = async () => user.click(await screen.findByRole("button", { name: /Cognitive Therapy/ }));
  return { api, user, open };
}

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole("button", { name });

afterEach(clearDrafts);

it("ADMN-03 ADMN-04 is the page of the tile Therapy Types and lists each approach with its state", async () => {
  await setUp();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Therapy Types");
  expect(await screen.findByRole("button", { name: /Acceptance.*Off.*ACT.*Teens, Adults.*Version 1/ })).toBeVisible();
  expect(button("Cognitive Therapy Available CBT · Teens, Adults · Version 2")).toBeVisible();
});

it("opens an approach with the focus on its name, and saves what was changed upon the version that was read", async () => {
  const { api, user, open } = await setUp();
  await open();
  expect(screen.getByRole("heading", { name: "Cognitive Therapy" })).toHaveFocus();
  expect(button("Save")).toBeDisabled();
  await user.clear(field("Techniques"));
  await user.type(field("Techniques"), "One\n\n Two ");
  await user.click(screen.getByRole("checkbox", { name: "Children" }));
  await user.click(screen.getByRole("checkbox", { name: "Available" }));
  await user.click(button("Save"));
  expect(await screen.findByText("Cognitive Therapy is now at version 3.")).toBeVisible();
  expect(api.of("PATCH")[0]?.body).toEqual({
    techniques: ["One", "Two"],
    ageGroups: ["child", "teen", "adult"],
    isActive: false,
    version: 2,
  });
  expect(screen.queryByText("Not saved yet")).not.toBeInTheDocument();
});

it("VALD-12 shows each complaint at its field", async () => {
  const issues = [
    { path: "systemPrompt", message: 'The guide has no license and may not claim one: "I am licensed"' },
    { path: "ageGroups", message: "Please choose at least one age group" },
  ];
  const { user, open } = await setUp({
    patch: () => ({ status: 400, body: { message: "x", code: "invalid", issues } }),
  });
  await open();
  await user.type(field("Prompt"), " I am licensed.");
  await user.click(button("Save"));
  await waitFor(() => expect(field("Prompt")).toHaveAccessibleDescription(/may not claim one/));
  expect(screen.getByText("Please choose at least one age group")).toBeVisible();
});

it("ERR-27 keeps what was written through a lost network and a new visit", async () => {
  const offline = () => {
    throw new TypeError("no network");
  };
  const { user, open } = await setUp({ patch: offline });
  await open();
  await user.type(field("Prompt"), " More.");
  await user.click(button("Save"));
  expect(await screen.findByText("Request failed: no connection")).toBeVisible();
  cleanup();
  const again = await setUp();
  await again.open();
  expect(field("Prompt")).toHaveValue(`${PROMPT} More.`);
  expect(screen.getByText("Not saved yet")).toBeVisible();
});

it("a draft is saved upon the version that it was written upon, however long ago that was", async () => {
  writeDraft("therapy-type.a", JSON.stringify({ edits: { name: "Thoughts" }, version: 1 }));
  const { api, user, open } = await setUp();
  await open();
  await user.click(button("Save"));
  await waitFor(() => expect(api.of("PATCH")[0]?.body).toEqual({ name: "Thoughts", version: 1 }));
});

it("tells of a change that somebody else made meanwhile, and saves over it only when asked again", async () => {
  const message = "Ben changed this approach in the meantime. Reload it and make your changes again.";
  let refusing = true;
  const { api, user, open } = await setUp({
    patch: () =>
      refusing ? { status: 409, body: { message, code: "conflict" } } : { status: 200, body: { ...CBT, version: 4 } },
  });
  await open();
  await user.type(field("Prompt"), " More.");
  await user.click(button("Save"));
  expect(await screen.findByText(message)).toBeVisible();
  expect(field("Prompt")).toHaveValue(`${PROMPT} More.`);
  await waitFor(() => expect(api.of("GET", PATH)).toHaveLength(2));
  refusing = false;
  await user.click(button("Save"));
  expect(await screen.findByText("Cognitive Therapy is now at version 4.")).toBeVisible();
});

it("discards at a click, and brings back what was discarded", async () => {
  const { user, open } = await setUp();
  await open();
  await user.type(field("Name"), " two");
  await user.click(button("Discard changes"));
  expect(field("Name")).toHaveValue("Cognitive Therapy");
  await user.click(button("Undo"));
  expect(field("Name")).toHaveValue("Cognitive Therapy two");
});

it("previews the prompt as it is being written, for either reader, and says when no model reads it", async () => {
  const { api, user, open } = await setUp();
  await open();
  await user.type(field("Prompt"), " More.");
  await user.selectOptions(field("For"), "child");
  await user.click(button("Show the preview"));
  expect(await screen.findByText("ALL OF IT")).toBeVisible();
  expect(screen.getByText(/doesn't read prompts/)).toBeVisible();
  expect(api.of("POST", `${PATH}/a/preview`)[0]?.body).toEqual({
    name: CBT.name,
    systemPrompt: `${PROMPT} More.`,
    audience: "child",
  });
});

it("lists the versions with who and when, and restores one", async () => {
  const { user, open } = await setUp();
  await open();
  const list = within((await screen.findByRole("heading", { name: "Versions" })).closest("section") ?? document.body);
  const [second, first] = await list.findAllByRole("listitem");
  expect(second).toHaveTextContent(/Version 2Ada Staff, Friday, November 20.*In use/);
  expect(first).toHaveTextContent(/Version 1Original version/);
  await user.click(button("Restore version 1"));
  expect(await screen.findByText("It's in use again, as version 3.")).toBeVisible();
  expect(field("Prompt")).toHaveValue("The first words.");
});

it("ERR-36 can be asked for again when it does not come", async () => {
  holdAdminToken("t");
  let failing = true;
  fakeBrowserApi({ [`GET ${PATH}`]: () => (failing ? { status: 503 } : { status: 200, body: [] }) });
  renderPage(<TypesRoom />);
  await screen.findByText("The approaches didn't load");
  failing = false;
  await userEvent.click(button("Retry"));
  expect(await screen.findByText("No approaches yet")).toBeVisible();
});
