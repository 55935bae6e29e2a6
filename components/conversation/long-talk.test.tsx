/** @jest-environment jsdom */
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { writeDraft } from "@/lib/client/drafts";
import { MESSAGES_PER_PAGE, messagesKey, sessionsKey } from "@/lib/features/conversation/constants";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { chatMessage, fakeChatApi, SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { ChatPanel } from "./chat-panel";
import { SessionList } from "./session-list";
import type { ChatPerson } from "./types";

// Querying many messages is slow, so this test uses a short page.
jest.mock("@/lib/features/conversation/constants", () => ({
  ...jest.requireActual("@/lib/features/conversation/constants"),
  MESSAGES_PER_PAGE: 6,
}));

const ADULT: ChatPerson = {
  audience: "adult",
  firstName: "Maya",
  language: "en",
  mode: "cultural",
  voice: { onDeviceOnly: false, preference: false },
};

const messagesFrom = (first: number, many: number) =>
  Array.from({ length: many }, (_, at) => chatMessage({ id: `m${first + at}`, content: `Message ${first + at}.` }));

function setUp(messages = messagesFrom(100, MESSAGES_PER_PAGE)) {
  const api = fakeChatApi({ messages });
  renderPage(<ChatPanel sessionId={SESSION} person={ADULT} />, [[messagesKey(SESSION), messages]]);
  return { api, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

const log = () => screen.getByRole("log");
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask"] });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe("more messages than one page", () => {
  it("CHAT-08 brings the earlier ones, outside what is read aloud, down to the greeting", async () => {
    const { api, user } = setUp();
    api.list.earlier = messagesFrom(98, 2);
    expect(screen.queryByText(/I'm Sage, an AI\./)).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Earlier messages" }));
    expect(await screen.findByText("Message 98.")).toBeVisible();
    expect(api.calls.at(-1)?.path).toMatch(/messages\?cursor=m100$/);
    expect(within(log()).queryByText("Message 99.")).not.toBeInTheDocument();
    expect(within(log()).getByText("Message 100.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Earlier messages" })).not.toBeInTheDocument();
    expect(screen.getByText(/I'm Sage, an AI\./)).toBeVisible();
  });

  it.each([2, 0])("CHAT-08 by keyboard, the focus stays in the conversation when the last %d came", async (many) => {
    const { api, user } = setUp();
    api.list.earlier = messagesFrom(100 - many, many);
    screen.getByRole("button", { name: "Earlier messages" }).focus();
    await user.keyboard("{Enter}");
    await screen.findByText(/I'm Sage, an AI\./);
    expect(log().closest("[tabindex='0']")).toHaveFocus();
  });

  it("CHAT-08 keeps them when the newest page moves on", async () => {
    const { api, user } = setUp();
    api.list.earlier = messagesFrom(98, 2);
    await user.click(screen.getByRole("button", { name: "Earlier messages" }));
    await screen.findByText("Message 98.");
    api.list.messages = messagesFrom(101, MESSAGES_PER_PAGE);
    api.list.tag = 'W/"2"';
    await pass(3000);
    expect(await screen.findByText(`Message ${100 + MESSAGES_PER_PAGE}.`)).toBeVisible();
    expect(screen.getByText("Message 98.")).toBeVisible();
    expect(screen.getByText("Message 100.")).toBeVisible();
  });

  it("says that they did not come, and tries again", async () => {
    const { api, user } = setUp();
    api.network.down = true;
    await user.click(screen.getByRole("button", { name: "Earlier messages" }));
    expect(await screen.findByText(/couldn't load the earlier messages/)).toBeVisible();
    api.network.down = false;
    api.list.earlier = messagesFrom(98, 2);
    await user.click(screen.getByRole("button", { name: "Earlier messages" }));
    expect(await screen.findByText("Message 98.")).toBeVisible();
  });
});

describe("a text that did not arrive before the page ended", () => {
  it("ERR-07 says so until the field is emptied", async () => {
    const tried = { content: "I told her today", key: "k1", onItsWay: false };
    writeDraft(`chat.${SESSION}`, tried.content);
    writeDraft(`chat.${SESSION}.tried`, JSON.stringify(tried));
    const { api, user } = setUp([]);
    expect(await screen.findByText("Not sent yet.")).toBeVisible();
    await user.clear(screen.getByRole("textbox", { name: "Message" }));
    expect(screen.queryByText("Not sent yet.")).not.toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Message" }), "I told her today");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(api.calls.find(({ path }) => path === "/api/chat/message")?.headers["Idempotency-Key"]).toBe("k1");
  });
});

describe("many conversations", () => {
  const sessions = Array.from({ length: 13 }, (_, at) => ({
    id: `s${at}`,
    title: at === 5 ? "Awake at four" : `Talk ${at}`,
    begun: true,
    endedAt: null,
    updatedAt: "2026-11-20T12:34:00.000Z",
  }));
  const show = (known: typeof sessions) => {
    fakeBrowserApi({ "GET /api/chat/sessions": () => ({ status: 200, body: known }) });
    const { client } = renderPage(<SessionList audience="adult" currentId="s1" onOptions={() => {}} />, [
      [sessionsKey, known],
    ]);
    return { client, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
  };

  it("are found by a part of their name", async () => {
    const { user } = show(sessions);
    await user.type(screen.getByRole("searchbox", { name: "Find a conversation" }), "FOUR");
    expect(screen.getAllByRole("listitem")).toHaveLength(1);
    await user.type(screen.getByRole("searchbox"), "teen");
    expect(screen.getByText("No conversations with that name.")).toBeVisible();
  });

  it("all are there again when the one that was found is deleted, and too few are left for a search", async () => {
    const { client, user } = show(sessions);
    await user.type(screen.getByRole("searchbox"), "four");
    act(() => void client.setQueryData(sessionsKey, sessions.toSpliced(5, 1)));
    await pass(0);
    expect(screen.getAllByRole("listitem")).toHaveLength(12);
  });

  it("a few need no search", () => {
    show(sessions.slice(0, 12));
    expect(screen.queryByRole("searchbox")).not.toBeInTheDocument();
  });
});
