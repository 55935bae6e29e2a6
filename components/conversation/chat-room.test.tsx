/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import type { ShownSession } from "@/lib/features/conversation/client";
import { messagesKey, sessionsKey } from "@/lib/features/conversation/constants";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { ChatRoom } from "./chat-room";

const replace = jest.fn();
const router = { replace: (path: string) => replace(path) };
const toast = jest.fn();
jest.mock("@/lib/client/toast", () => ({
  ...jest.requireActual("@/lib/client/toast"),
  toast: (...all: unknown[]) => toast(...all),
}));
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const at = "2026-11-20T12:34:00.000Z";
const session = (part: Partial<ShownSession>): ShownSession => ({
  id: SESSION,
  userId: "me",
  title: "Therapy Session",
  summary: null,
  begun: true,
  mood: "neutral",
  endedAt: null,
  createdAt: at,
  updatedAt: at,
  ...part,
});
const EMPTY = "5d1f0f3a-8f0e-4c0a-9a53-0f5c0d8b7c11";
const OTHER = "0b8a2f7f-5a11-4b57-9c1d-6f1c1f0e8f43";

async function openOptions(title: string) {
  let sessions = [
    session({}),
    session({ id: OTHER, title: "Awake at four" }),
    session({ id: EMPTY, title: "Only opened", begun: false }),
  ];
  const api = fakeBrowserApi({
    "GET /api/chat/sessions": () => ({ status: 200, body: sessions }),
    "PATCH /api/chat/sessions/*": () => ({ status: 200, body: {} }),
    [`POST /api/chat/sessions/${SESSION}/end`]: () => ({
      status: 200,
      body: session({ endedAt: at, summary: "You talked about this: “my sister never calls me”" }),
    }),
    "DELETE /api/chat/sessions/*": ({ path }) => {
      sessions = sessions.filter(({ id }) => !path.endsWith(id));
      return { status: 204 };
    },
  });
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    fireEvent(this, new Event("close"));
  };
  renderPage(
    <ChatRoom
      sessionId={SESSION}
      person={{
        audience: "adult",
        firstName: null,
        language: "en",
        mode: "standard",
        voice: { onDeviceOnly: false, preference: false },
      }}
    />,
    [
      [messagesKey(SESSION), []],
      [sessionsKey, sessions],
    ],
  );
  const user = userEvent.setup();
  const side = within(screen.getByRole("navigation", { name: "Conversations" }));
  await user.click(side.getByRole("button", { name: `Options for ${title}` }));
  return { api, user, side, dialog: within(screen.getByRole("dialog", { name: "This conversation" })) };
}

beforeEach(() => replace.mockClear());

describe("the other conversations on a phone", () => {
  it("R-14 CRIS-09 keeps help in reach while they lie over the page", async () => {
    const { user } = await openOptions("Therapy Session");
    await user.click(screen.getByRole("button", { name: "Close" }));
    await user.click(screen.getByRole("button", { name: "Conversations" }));
    const drawer = within(screen.getByRole("dialog", { name: "Conversations" }));
    expect(drawer.getByRole("button", { name: "Crisis" })).toHaveAttribute("commandfor", CRISIS_DIALOG_ID);
  });
});

describe("options of a conversation", () => {
  it("R-14 CRIS-09 keep help in reach", async () => {
    const { dialog } = await openOptions("Awake at four");
    expect(dialog.getByRole("button", { name: "Crisis" })).toHaveAttribute("commandfor", CRISIS_DIALOG_ID);
  });

  it("renames the chosen one", async () => {
    const { api, user, dialog } = await openOptions("Awake at four");
    await user.clear(dialog.getByLabelText("Name"));
    await user.click(dialog.getByRole("button", { name: "Save name" }));
    expect(dialog.getByText("Give the conversation a name")).toBeVisible();
    await user.type(dialog.getByLabelText("Name"), "Nights");
    await user.click(dialog.getByRole("button", { name: "Save name" }));
    await waitFor(() => expect(api.of("PATCH", `/api/chat/sessions/${OTHER}`)[0]?.body).toEqual({ title: "Nights" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "This conversation" })).not.toBeInTheDocument());
  });

  it("deletes only after a second tap, and leaves the deleted conversation", async () => {
    const { api, user, side, dialog } = await openOptions("Therapy Session");
    await user.click(dialog.getByRole("button", { name: "Delete conversation" }));
    expect(api.of("DELETE")).toHaveLength(0);
    const readings = () => api.of("GET").filter(({ path }) => path.includes("/messages")).length;
    const before = readings();
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/chat"));
    await waitFor(() => expect(side.queryByText("Therapy Session")).not.toBeInTheDocument());
    expect(readings()).toBe(before);
  });

  it("tells that one was deleted, and leaves the focus in the list", async () => {
    const { user, side, dialog } = await openOptions("Awake at four");
    Element.prototype.getClientRects = function rects() {
      return (this.closest("dialog:not([open])") ? [] : [{}]) as unknown as DOMRectList;
    };
    await user.click(dialog.getByRole("button", { name: "Delete conversation" }));
    await user.click(dialog.getByRole("button", { name: "Delete for good" }));
    await waitFor(() => expect(side.getByRole("link", { name: "New conversation" })).toHaveFocus());
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: "Conversation deleted" }));
  });

  it("opens with the focus in the name", async () => {
    const { dialog } = await openOptions("Awake at four");
    expect(dialog.getByLabelText("Name")).toHaveFocus();
  });

  it("CHAT-23 shows what it was about once it is ended", async () => {
    const { user, dialog } = await openOptions("Therapy Session");
    await user.click(dialog.getByRole("button", { name: "End conversation" }));
    expect(await dialog.findByText(/my sister never calls me/)).toBeVisible();
    expect(dialog.getByRole("region", { name: "What you talked about" })).toHaveFocus();
  });

  it("lists no other conversation in which nothing was written", async () => {
    const { side } = await openOptions("Therapy Session");
    expect(side.queryByText("Only opened")).not.toBeInTheDocument();
  });
});

it("TRAU-14 a trauma talk that was opened here leads to its safety level and its tools, and others do not", () => {
  fakeBrowserApi({});
  const sessions = [session({ mood: "trauma therapy" }), session({ id: OTHER, title: "Awake at four" })];
  const room = (id: string) =>
    renderPage(
      <ChatRoom
        sessionId={id}
        person={{
          audience: "adult",
          firstName: null,
          language: "en",
          mode: "standard",
          voice: { onDeviceOnly: false, preference: false },
        }}
      />,
      [
        [messagesKey(id), []],
        [sessionsKey, sessions],
      ],
    );
  const { unmount } = room(SESSION);
  const link = screen.getByRole("link", { name: "Open with safety level and calming tools" });
  expect(link).toHaveAttribute("href", `/trauma-therapy?talk=${SESSION}`);
  unmount();
  room(OTHER);
  expect(screen.queryByRole("link", { name: /calming tools/ })).not.toBeInTheDocument();
});
