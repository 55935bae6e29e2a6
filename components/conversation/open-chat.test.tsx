/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { sendMessage } from "@/lib/features/conversation/stream/client";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { SESSION } from "@/tests/fakes/chat-api";
import { renderPage } from "@/tests/support/render-page";
import { OpenChat } from "./open-chat";
import type { ChatPerson } from "./types";

const replace = jest.fn();
const router = { replace: (path: string) => replace(path) };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const ADULT: ChatPerson = {
  audience: "adult",
  firstName: "Maya",
  language: "en",
  mode: "standard",
  voice: { onDeviceOnly: false, preference: false },
};
const CHILD: ChatPerson = { ...ADULT, audience: "child", mode: null };

function open(person: ChatPerson, ...statuses: number[]) {
  const api = fakeBrowserApi({
    "POST /api/chat/sessions": () => ({ status: statuses.shift() ?? 201, body: { id: SESSION } }),
  });
  renderPage(
    <StrictMode>
      <OpenChat person={person} />
    </StrictMode>,
  );
  return () => api.of("POST", "/api/chat/sessions");
}

beforeEach(() => {
  replace.mockClear();
  sessionStorage.clear();
});

describe("/chat without an id", () => {
  it("CHAT-01 begins exactly one conversation and puts its id into the address, also when effects run twice", async () => {
    const posts = open(ADULT);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(`/chat/${SESSION}`));
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.headers["Idempotency-Key"]).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    ["an adult", ADULT, "Therapy Session"],
    ["a child", CHILD, "Chat with Buddy"],
  ] as const)("CHAT-02 names the conversation of %s, mood neutral", async (_, person, title) => {
    const posts = open(person);
    await waitFor(() => expect(posts()[0]?.body).toEqual({ title, mood: "neutral" }));
  });

  it("CHAT-01 brings along what a child wrote before the parent agreed", async () => {
    sessionStorage.setItem("willow.draft.chat.waiting", "I want to tell you something");
    open(CHILD);
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect({ ...sessionStorage }).toEqual({ [`willow.draft.chat.${SESSION}`]: "I want to tell you something" });
  });

  it("ERR-06 says that it failed and tries again under the same key", async () => {
    const posts = open(ADULT, 500);
    expect(await screen.findByText("Failed to create chat session")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => expect(replace).toHaveBeenCalled());
    expect(new Set(posts().map(({ headers }) => headers["Idempotency-Key"])).size).toBe(1);
  });
});

it("ERR-08 a send without a session raises", async () => {
  const sending = sendMessage({ sessionId: null, content: "hello", key: SESSION });
  await expect(sending.next()).rejects.toThrow("No active session");
});
