/** @jest-environment jsdom */
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { isCrisisDialogOpen } from "@/lib/client/crisis";
import type { WithoutYes } from "@/lib/core/consent/types";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { ChatWaiting } from "./chat-waiting";
import type { ChatPerson } from "./types";

const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const NOT_YET = { message: "A parent has to agree first", code: "consent_required" };
const CHILD: ChatPerson = {
  audience: "child",
  firstName: "Leo",
  language: "en",
  mode: null,
  voice: { onDeviceOnly: true, preference: null },
};

function wait(status: number, body: object = NOT_YET, shut: WithoutYes = "pending") {
  const api = fakeBrowserApi({ "POST /api/chat/message": () => ({ status, body }) });
  renderPage(<ChatWaiting person={CHILD} shut={shut} />);
  return () => api.of("POST", "/api/chat/message");
}

const field = () => screen.getByRole("textbox", { name: "Message" });
const say = async (text: string) => {
  await userEvent.type(field(), text);
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
};

const WHY = {
  refused: /^Your grown-up said no for now\. So Buddy can't talk with you\./,
  withdrawn: /^Your grown-up changed their yes to no for now\. So Buddy can't talk with you\./,
} as const;

beforeEach(() => {
  sessionStorage.clear();
  router.refresh.mockClear();
});

describe("writing before the parent agreed", () => {
  it("says that Buddy can neither answer nor keep it yet", () => {
    wait(403);
    expect(screen.getByText(/Buddy can talk with you when your grown-up says yes\..*can't keep/)).toBeVisible();
    expect(field()).toHaveAttribute("placeholder", "Buddy can't answer yet");
    expect(screen.getByText("Not here yet")).toBeVisible();
    expect(screen.queryByText("Online")).toBeNull();
  });

  it.each([
    ["refused", "The answer was “not now”", "Not here now", /Your grown-up said no for now\. So Buddy can't talk/],
    [
      "withdrawn",
      "Your grown-up took a break",
      "On a break",
      /Your grown-up changed their yes to no for now.*still here for you/,
    ],
  ] as const)("R-07 after an answer (%s) says that one, and of no yes to come", async (shut, title, status, why) => {
    wait(403, NOT_YET, shut);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(status)).toBeVisible();
    expect(screen.getByText(why)).toHaveTextContent(
      /if you write here that you are in danger, we'll show you who can help/,
    );
    expect(field()).toHaveAttribute("placeholder", "Buddy can't answer now");
    await say("Hello");
    const unheard = await screen.findByText(/If you need help right now, tap the red Help! button/);
    expect(unheard).toHaveTextContent(WHY[shut]);
    expect(screen.queryByText(/e-mail|says yes/)).toBeNull();
  });

  it("ONBD-21 sends it to be looked at, says gently that it stays unheard, and leaves it in the field", async () => {
    const posts = wait(403);
    await say("I had a fight with Tom");
    expect(
      await screen.findByText(/Buddy can talk with you when your grown-up says yes\. If you need help right now/),
    ).toBeVisible();
    expect(field()).toHaveValue("I had a fight with Tom");
    expect(posts().map(({ body }) => body)).toEqual([
      {
        sessionId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
        content: "I had a fight with Tom",
      },
    ]);
    expect(isCrisisDialogOpen()).toBe(false);
  });

  it("CHAT-16 opens the crisis dialog when the refusal carries a crisis", async () => {
    wait(403, { ...NOT_YET, crisis_detected: true });
    await say("something only the server reads");
    await waitFor(() => expect(isCrisisDialogOpen()).toBe(true));
    expect(screen.getByText("Crisis Support Available")).toBeInTheDocument();
    expect(screen.getByText(/tap the red Help! button/)).toBeInTheDocument();
  });

  it("CHAT-16 opens it with the network down as well", async () => {
    wait(503, {});
    await say("I want to kill myself");
    await waitFor(() => expect(isCrisisDialogOpen()).toBe(true));
    expect(screen.getByText("Crisis Support Available")).toBeInTheDocument();
    expect(field()).toHaveValue("I want to kill myself");
  });

  it("CHAT-01 goes on to the conversation once the parent has agreed", async () => {
    wait(404, { message: "This conversation was not found." });
    await say("Hello");
    await waitFor(() => expect(router.refresh).toHaveBeenCalled());
    expect(sessionStorage.getItem("willow.draft.chat.waiting")).toBe("Hello");
  });
});
