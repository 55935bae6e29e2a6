/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { relationshipMessagesKey } from "@/lib/features/couples/constants";
import { fakeCouplesApi, MAYA, NOAH, talkOf, wordsOf } from "@/tests/fakes/couples-api";
import { renderPage } from "@/tests/support/render-page";
import { TalkPane } from "./talk-pane";

jest.mock("@/lib/client/event-stream", () => ({
  readEvents: (response: unknown) => jest.requireActual("@/tests/fakes/couples-api").readFakeEvents(response),
}));
const detect = (text: string) => (text.includes("want to die") ? "danger" : text.includes("pushed me") && "harm");
let loading: Promise<typeof detect>;
jest.mock("@/lib/core/incidents/client", () => ({
  loadDetector: () => loading,
  detectorInTime: async () => detect,
}));

const LIST = `GET /api/relationship-messages/${talkOf().id}`;
const SEND = "POST /api/relationship-messages";
const answer = wordsOf();
const accepted = (crisis = false) => ({
  event: "accepted" as const,
  data: {
    userMessageId: "own",
    crisis_detected: crisis,
    concern: crisis ? ("clear" as const) : ("none" as const),
    severity: "none" as const,
  },
});
const done = { event: "done" as const, data: { message: answer } };

function setUp(answers: Parameters<typeof fakeCouplesApi>[0] = {}, messages = [answer], ended = false) {
  const api = fakeCouplesApi({ [LIST]: { status: 200, body: messages }, ...answers });
  renderPage(<TalkPane session={talkOf()} ownId={MAYA} partnerName="Noah" ended={ended} />, [
    [relationshipMessagesKey(talkOf().id), messages],
  ]);
  const sends = () => api.of("POST", "/api/relationship-messages");
  return { api, sends, user: userEvent.setup() };
}

const message = () => screen.getByLabelText("Message");
const send = () => screen.getByRole("button", { name: "Send" });

beforeEach(() => {
  sessionStorage.clear();
  loading = Promise.resolve(detect);
});

it("COUP-09 shows who said what: one's own, the other's, the guide's and a pause", () => {
  setUp({}, [
    wordsOf({ senderType: "user", senderId: MAYA, senderName: "Maya", content: "Mine" }),
    wordsOf({ senderType: "user", senderId: NOAH, senderName: "Noah", content: "His" }),
    wordsOf({ messageType: "pause", content: "Let's pause here." }),
    wordsOf({ isPrivate: true, targetUserId: MAYA, content: "Just to you" }),
  ]);
  const log = screen.getByRole("log");
  expect(within(log).getAllByRole("listitem")).toHaveLength(4);
  expect(within(log).getByText("A pause")).toBeVisible();
  expect(within(log).getByText("Private: only you see this")).toBeVisible();
  expect(screen.getByText("Why does Sage pause?")).toBeVisible();
});

it("CONST-02 reads the open talk again every 3000 ms", async () => {
  jest.useFakeTimers();
  const { api } = setUp();
  const before = api.of("GET", LIST.slice(4)).length;
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(api.of("GET", LIST.slice(4)).length).toBe(before + 2);
  jest.useRealTimers();
});

it("VALD-22 sends nothing while the field is blank; Enter sends, Shift and Enter begins a line", async () => {
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(), done] } });
  expect(send()).toBeDisabled();
  await user.type(message(), "  ");
  expect(send()).toBeDisabled();
  await user.type(message(), "Good{Shift>}{Enter}{/Shift}evening{Enter}");
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(sends()[0]?.body).toEqual({ sessionId: talkOf().id, content: "  Good\nevening", isPrivate: false });
  expect(sends()[0]?.headers["Idempotency-Key"]).toMatch(/^[0-9a-f-]{36}$/);
});

it("VALD-22 an Enter that chooses a word in Safari, after the composition has ended, sends nothing", async () => {
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(), done] } });
  await user.type(message(), "にほ");
  fireEvent.compositionEnd(message(), { data: "にほ" });
  fireEvent.keyDown(message(), { key: "Enter", keyCode: 229, isComposing: false });
  expect(message()).toHaveValue("にほ");
  fireEvent.keyDown(message(), { key: "Enter", keyCode: 13 });
  await waitFor(() => expect(sends().map(({ body }) => (body as { content: string }).content)).toEqual(["にほ"]));
});

it("VALD-22 shows the message at once and sends no second one while it is under way", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(), done] } });
  const fetched = globalThis.fetch;
  globalThis.fetch = (async (...args: Parameters<typeof fetch>) => {
    if (args[1]?.method === "POST") await held;
    return fetched(...args);
  }) as typeof fetch;
  await user.type(message(), "First{Enter}");
  expect(await screen.findByText("First")).toBeVisible();
  expect(screen.getByText("Sage is thinking")).toBeVisible();
  await user.type(message(), "Second{Enter}");
  expect(send()).toBeDisabled();
  release();
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(message()).toHaveValue("Second");
});

it("ERR-15 keeps a failed send in the field, and tries again with the same key", async () => {
  const { user, sends } = setUp({ [SEND]: [new TypeError("offline"), { status: 200, events: [accepted(), done] }] });
  await user.type(message(), "Are you there?{Enter}");
  expect(await screen.findByText("Failed to send message. Please try again.")).toBeVisible();
  expect(message()).toHaveValue("Are you there?");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sends()).toHaveLength(2));
  expect(sends()[1]?.headers["Idempotency-Key"]).toBe(sends()[0]?.headers["Idempotency-Key"]);
  await waitFor(() => expect(message()).toHaveValue(""));
});

it("asks for the answer of a stored message again where it broke off", async () => {
  const error = { event: "error" as const, data: { message: "interrupted" } };
  const { user, sends } = setUp({
    [SEND]: [
      { status: 200, events: [accepted(), error] },
      { status: 200, events: [accepted(), done] },
    ],
  });
  await user.type(message(), "Hello{Enter}");
  expect(await screen.findByText("The answer was interrupted. Your message is saved.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(sends()).toHaveLength(2));
  expect(sends()[1]?.headers["Idempotency-Key"]).toBe(sends()[0]?.headers["Idempotency-Key"]);
});

it("COUP-11 the checkbox Private sends isPrivate, and outlives a reload with the text", async () => {
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(), done] } });
  await user.click(screen.getByLabelText("Private"));
  await user.type(message(), "Only to you{Enter}");
  await waitFor(() => expect(sends()[0]?.body).toMatchObject({ isPrivate: true }));
  const { unmount } = renderPage(<TalkPane session={talkOf()} ownId={MAYA} partnerName="Noah" ended={false} />);
  expect(screen.getAllByLabelText("Private").at(-1)).toBeChecked();
  unmount();
});

it("COUP-11 a private message is marked as one from the moment it is sent", async () => {
  const { user } = setUp();
  const fetched = globalThis.fetch;
  globalThis.fetch = ((...args: Parameters<typeof fetch>) =>
    args[1]?.method === "POST" ? new Promise(() => {}) : fetched(...args)) as typeof fetch;
  await user.click(screen.getByLabelText("Private"));
  await user.type(message(), "Only to you{Enter}");
  expect(await screen.findByText("Private: only you see this")).toBeVisible();
});

it("COUP-11 the tick is each one's own: on a device that both use it tells the other nothing", async () => {
  const { user } = setUp();
  await user.click(screen.getByLabelText("Private"));
  const { unmount } = renderPage(<TalkPane session={talkOf()} ownId={NOAH} partnerName="Maya" ended={false} />);
  expect(screen.getAllByLabelText("Private").at(-1)).not.toBeChecked();
  unmount();
});

it("sends although the detector hangs on its way: the server examines every text", async () => {
  loading = new Promise(() => {});
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(), done] } });
  await user.type(message(), "Hello{Enter}");
  await waitFor(() => expect(sends()).toHaveLength(1));
});

it("CRIS-16 opens help before any network is asked, and keeps a serious text between its writer and the guide", async () => {
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(true), done] } });
  await user.type(message(), "I want to die{Enter}");
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(sends()[0]?.body).toMatchObject({ isPrivate: true });
  expect(screen.getByText("People you can reach")).toBeVisible();
  expect(screen.getByText(/it went only to Sage/)).toBeVisible();
});

describe("harm by somebody", () => {
  /** Adds the real dialog's two halves: for danger, and for harm. */
  function withHalves() {
    const dialog = document.getElementById(CRISIS_DIALOG_ID);
    if (dialog) dialog.innerHTML = '<p data-about="danger">988</p><p data-about="harm" hidden>1-800-799-7233</p>';
  }

  it("CRIS-16 R-18 the dialog leads with the line for it, as the answer does", async () => {
    const { user } = setUp({ [SEND]: { status: 200, events: [accepted(true), done] } });
    withHalves();
    await user.click(screen.getByLabelText("Private"));
    await user.type(message(), "He pushed me{Enter}");
    expect(await screen.findByText("1-800-799-7233")).toBeVisible();
    expect(screen.getByText("988")).not.toBeVisible();
  });

  it("CRIS-16 R-18 the same where only the server hears it", async () => {
    const heard = { ...accepted(true), data: { ...accepted(true).data, crisis_kind: "abuse" as const } };
    const { user } = setUp({ [SEND]: { status: 200, events: [heard, done] } });
    withHalves();
    await user.type(message(), "You did it again{Enter}");
    expect(await screen.findByText("1-800-799-7233")).toBeVisible();
    expect(screen.getByText("988")).not.toBeVisible();
  });
});

it("CRIS-16 a crisis in a text that is too long is seen by the server; anything else stays in the field", async () => {
  const { user, sends } = setUp({ [SEND]: { status: 400, body: { message: "too long", crisis_detected: true } } });
  const write = (text: string) => fireEvent.change(message(), { target: { value: text } });
  write("so ".repeat(4000));
  await user.type(message(), "{Enter}");
  write(`${"so ".repeat(4000)} I want to die`);
  await user.type(message(), "{Enter}");
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(sends()[0]?.body).toMatchObject({ isPrivate: true });
  await waitFor(() => expect((message() as HTMLTextAreaElement).value).toMatch(/want to die$/));
});

it("sends it to both when its writer then says so", async () => {
  const { user, sends } = setUp({ [SEND]: { status: 200, events: [accepted(true), done] } });
  await user.type(message(), "I want to die{Enter}");
  await waitFor(() => expect(sends()).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText("Private")).toBeChecked());
  await user.click(screen.getByLabelText("Private"));
  await user.type(message(), "I want to die{Enter}");
  await waitFor(() => expect(sends()).toHaveLength(2));
  expect(sends()[1]?.body).toMatchObject({ isPrivate: false });
});

it("a closed space is read, and nothing is written in it", () => {
  setUp({}, [wordsOf({ content: "What we had" })], true);
  expect(screen.getByText("What we had")).toBeVisible();
  expect(screen.queryByLabelText("Message")).toBeNull();
});
