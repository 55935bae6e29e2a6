/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WaitingSessions } from "@/components/movement/waiting-sessions";
import { noteConcern } from "@/lib/client/concern";
import { claimCopy } from "@/lib/client/device-copy";
import { hasWaiting } from "@/lib/client/device-outbox";
import { currentToasts, toast } from "@/lib/client/toast";
import { forgetPlace } from "@/lib/features/movement/player/client";
import type { Concern } from "@/lib/reader/types";
import type { Audience } from "@/lib/shared/audience";
import { fullRoutine, ptSession } from "@/tests/factories/routines";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { fakeKeyStore } from "@/tests/fakes/key-store";
import { renderPage } from "@/tests/support/render-page";
import { RoutinePlayer } from "./player";

type Net = "up" | "down" | "broken";

const routine = fullRoutine();

/** A network that can be cut, or return errors. */
async function setUp(
  audience: Audience = "adult",
  stopSigns: readonly string[] = [],
  { painNow = 0, under13 = false } = {},
) {
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  const net: { is: Net; concern: Concern } = { is: "up", concern: "none" };
  const api = fakeBrowserApi({
    "GET /api/auth/user": () => ({ status: 200, body: { id: "maya" } }),
    "POST /api/pt/sessions": () => {
      if (net.is === "down") throw new TypeError("Failed to fetch");
      const { concern } = net;
      if (net.is === "broken") return { status: 500, body: concern === "none" ? {} : { concern } };
      return { status: 201, body: { ...ptSession(), crisis_detected: false, concern } };
    },
  });
  const show = async () => {
    renderPage(
      <>
        <RoutinePlayer
          {...{ audience, routine, stopSigns, painNow }}
          personId="maya"
          emergency="911"
          onDeviceOnly={under13}
        />
        <WaitingSessions personId="maya" audience={audience} />
      </>,
    );
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
  };
  await show();
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  return { api, net, user, press, show };
}

// The line about a concern outlives its page, so it would show up in the next test.
afterEach(() => act(() => noteConcern("/api/pt/sessions", {})));

const here = () => screen.getByRole("heading", { level: 2 }).textContent;
const exercise = (at: number) => routine.exercises[at]?.exercise.name;

beforeEach(async () => {
  // Wait for writes of the previous test; otherwise they would count as this test's.
  await forgetPlace("none");
  localStorage.clear();
  sessionStorage.clear();
  fakeKeyStore();
  claimCopy("maya");
});

async function playThrough(press: (name: string) => Promise<void>) {
  await press("Start");
  for (let step = 0; step < 5; step += 1) await press("Next");
}

it.each(["adult", "child"] as const)(
  "PHYS-10 Start, Next and Finish record the routine of the %s",
  async (audience) => {
    const { api, press } = await setUp(audience);
    await press("Start");
    expect(here()).toBe(exercise(0));
    await press("Next");
    expect(here()).toBe(exercise(1));
    for (let step = 0; step < 4; step += 1) await press("Next");
    await press("Finish");
    await screen.findByText("That's it for now");
    const [sent] = api.of("POST");
    expect(sent?.body).toMatchObject({
      routineId: routine.id,
      duration: 1,
      totalExercises: 3,
      painBefore: 0,
      painAfter: 0,
      energyLevel: 5,
      stopSigns: [],
      performances: routine.exercises.map(({ exerciseId }) => ({ exerciseId, completionStatus: "completed" })),
    });
    await waitFor(() => expect(hasWaiting("pt-place")).toBe(false));
  },
);

it("the keyboard goes on at the heading of each stage, and stays on Next from step to step", async () => {
  const { press } = await setUp();
  expect(document.body).toHaveFocus();
  await press("Start");
  expect(screen.getByRole("heading", { level: 2, name: exercise(0) })).toHaveFocus();
  await press("Next");
  expect(screen.getByRole("button", { name: "Next" })).toHaveFocus();
  await press("End here");
  expect(screen.getByRole("heading", { name: "How was it?" })).toHaveFocus();
  await press("Previous");
  expect(screen.getByRole("heading", { level: 2, name: exercise(1) })).toHaveFocus();
});

it("keeps its place and what was said through a reload, and waits there until the person goes on", async () => {
  const { press, user, show } = await setUp();
  await press("Start");
  await press("Next");
  await user.click(screen.queryAllByRole("radio", { name: "Hard" })[0] ?? document.body);
  await press("Next");
  await waitFor(() => expect(hasWaiting("pt-place")).toBe(true));
  expect(JSON.stringify({ ...localStorage })).not.toContain("stage");
  cleanup();
  await show();
  await waitFor(() => expect(here()).toBe(exercise(1)));
  expect(screen.getByText("Paused. We saved your place.")).toBeInTheDocument();
  await press("Continue");
  expect(screen.queryByText("Paused. We saved your place.")).toBeNull();
});

it("does not show another person's place", async () => {
  const { press, show } = await setUp();
  await press("Start");
  await waitFor(() => expect(hasWaiting("pt-place")).toBe(true));
  cleanup();
  claimCopy("noah");
  await show();
  expect(screen.getByRole("button", { name: "Start" })).toBeInTheDocument();
});

it("loses nothing when the network drops at the end, and sends it under the same key when it is back", async () => {
  const { api, net, press } = await setUp();
  await playThrough(press);
  net.is = "down";
  await press("Finish");
  await screen.findByText("We couldn't connect. It's saved on this device, and we'll send it later.");
  expect(hasWaiting("pt-session")).toBe(true);
  net.is = "up";
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(hasWaiting("pt-session")).toBe(false));
  const [failed, sent] = api.of("POST");
  expect(sent?.headers["Idempotency-Key"]).toBe(failed?.headers["Idempotency-Key"]);
  expect(sent?.body).toMatchObject({ recordedAt: expect.any(String) });
});

it("says that a save failed, keeps the answers, and tries again under the same key", async () => {
  const { api, net, press, user } = await setUp();
  await playThrough(press);
  await user.type(screen.getByLabelText("Notes (optional)"), "the knee was fine");
  net.is = "broken";
  await press("Finish");
  expect(await screen.findByText("We couldn't save it. Nothing is lost. Press Finish again.")).toBeInTheDocument();
  expect(screen.getByLabelText("Notes (optional)")).toHaveValue("the knee was fine");
  net.is = "up";
  await press("Finish");
  await screen.findByText("That's it for now");
  const [first, second] = api.of("POST");
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers["Idempotency-Key"]).toBe(first?.headers["Idempotency-Key"]);
});

it("CRIS-16 reads the notes for a crisis before they leave, also without a network", async () => {
  const { net, press, user } = await setUp();
  await playThrough(press);
  await user.type(screen.getByLabelText("Notes (optional)"), "I want to kill myself tonight");
  net.is = "down";
  await press("Finish");
  await waitFor(() => expect(screen.getByText("People you can reach")).toBeVisible());
});

it.each([
  ["adult", "That sounds heavy."],
  ["child", "That sounds really hard."],
] as const)("CRIS-16 what is only possible is one quiet line beside what the %s saved", async (audience, says) => {
  const { net, press } = await setUp(audience);
  net.concern = "possible";
  await playThrough(press);
  expect(screen.queryByText(says)).toBeNull();
  await press("Finish");
  await screen.findByText("That's it for now");
  const line = screen.getByText(says);
  expect(line).toHaveTextContent(`${says} Talk about it · Get help now`);
  expect(within(line).getByRole("link", { name: "Talk about it" })).toHaveAttribute("href", "/chat");
  expect(screen.getByText("People you can reach")).not.toBeVisible();
});

it("CRIS-16 a save that failed shows it too, until calm notes are saved", async () => {
  const { net, press } = await setUp();
  await playThrough(press);
  Object.assign(net, { is: "broken", concern: "possible" });
  await press("Finish");
  expect(await screen.findByText("That sounds heavy.")).toBeVisible();
  Object.assign(net, { is: "up", concern: "none" });
  await press("Finish");
  await screen.findByText("That's it for now");
  expect(screen.queryByText("That sounds heavy.")).toBeNull();
});

describe("Something feels wrong", () => {
  it("a sign of danger stops the routine, says whom to call, and is recorded without another press", async () => {
    const { api, press, user } = await setUp();
    await press("Start");
    await press("Next");
    await press("Something feels wrong");
    const dialog = screen.getByRole("dialog", { name: "What are you feeling?" });
    expect(within(dialog).getByRole("button", { name: "Show what to do" })).toBeDisabled();
    await user.click(within(dialog).getByRole("checkbox", { name: /chest/i }));
    await user.click(within(dialog).getByRole("button", { name: "Show what to do" }));
    expect(screen.getByRole("link", { name: "Call 911 now" })).toHaveAttribute("href", "tel:911");
    expect(screen.queryByRole("button", { name: "Next" })).toBeNull();
    await screen.findByText("We saved that you stopped, and why.");
    expect(api.of("POST")[0]?.body).toMatchObject({
      stopSigns: ["chest-pain"],
      painAfter: null,
      performances: [
        { completionStatus: "completed" },
        { completionStatus: "stopped" },
        { completionStatus: "skipped" },
      ],
    });
    expect(api.of("POST")).toHaveLength(1);
  });

  it("a sign that was named stops the routine however the dialog is closed", async () => {
    const { api, press, user } = await setUp();
    await press("Start");
    await press("Something feels wrong");
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { name: "What are you feeling?" });
    await user.click(within(dialog).getByRole("checkbox", { name: /chest/i }));
    expect(within(dialog).getByRole("button", { name: "I'm fine, continue" })).toBeDisabled();
    // Closes the dialog the way Escape does.
    act(() => dialog.close());
    await screen.findByText("We saved that you stopped, and why.");
    expect(api.of("POST")[0]?.body).toMatchObject({ stopSigns: ["chest-pain"] });
  });

  it("is asked about before the next routine also while the stop waits for a network", async () => {
    const { net, press, user, show } = await setUp();
    net.is = "down";
    await press("Start");
    await press("Something feels wrong");
    await user.click(screen.getByRole("checkbox", { name: /chest/i }));
    await press("Show what to do");
    await waitFor(() => expect(hasWaiting("pt-session")).toBe(true));
    cleanup();
    await show();
    expect(screen.getByRole("heading", { name: "Before you exercise again" })).toBeInTheDocument();
    expect(screen.getByText(/pressure in my chest/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
  });

  it("can be nothing: the routine goes on where it was", async () => {
    const { api, press } = await setUp();
    await press("Start");
    await press("Something feels wrong");
    await press("I'm fine, continue");
    expect(here()).toBe(exercise(0));
    expect(screen.queryByText("Paused. We saved your place.")).toBeNull();
    expect(api.of("POST")).toEqual([]);
  });
});

it.each(["adult", "child"] as const)(
  "after a stop for a sign of danger no routine of the %s starts or goes on before a clinician's word",
  async (audience) => {
    const { press, user, show } = await setUp(audience, ["My chest hurts"]);
    for (const stage of ["Start", "Next"]) {
      expect(screen.getByText("My chest hurts")).toBeInTheDocument();
      expect(screen.queryByRole("button", { name: stage })).toBeNull();
      expect(screen.getByRole("button", { name: "Continue" })).toBeDisabled();
      await user.click(screen.getByRole("checkbox", { name: /nurse said|clinician said/ }));
      await press("Continue");
      await press(stage);
      await waitFor(() => expect(hasWaiting("pt-place")).toBe(true));
      cleanup();
      await show();
    }
  },
);

it("R-16 speaks only once it was asked to", async () => {
  const speak = jest.fn();
  Object.assign(window, {
    speechSynthesis: { speak, cancel: jest.fn(), getVoices: () => [] },
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  const { press } = await setUp();
  await press("Start");
  expect(speak).not.toHaveBeenCalled();
  await press("Voice prompts");
  expect(speak.mock.calls[0]?.[0].text).toContain(exercise(0));
  Reflect.deleteProperty(window, "speechSynthesis");
});

it.each(["adult", "child"] as const)(
  "with strong pain the %s has a second step before Start, and a number to press",
  async (audience) => {
    const { press, user } = await setUp(audience, [], { painNow: 8 });
    expect(screen.getByRole("slider", { name: /Pain now|Does it hurt now/ })).toHaveValue("8");
    expect(screen.getByRole("button", { name: "Start" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Call 911 now" })).toHaveAttribute("href", "tel:911");
    await user.click(screen.getByRole("checkbox", { name: /doctor or nurse|clinician/ }));
    await press("Start");
    expect(here()).toBe(exercise(0));
  },
);

it("asks how hard it was only once there was something to do", async () => {
  const { press } = await setUp();
  await press("Start");
  expect(screen.getByText("Get into position")).toBeInTheDocument();
  expect(screen.queryByRole("group", { name: "How hard was it?" })).toBeNull();
});

it("clears what lies over its buttons, and keeps the clock in reach of them", async () => {
  toast({ title: "Routine Generated" });
  const { press } = await setUp();
  expect(currentToasts().filter(({ open }) => open)).toEqual([]);
  await press("Start");
  const panel = screen.getByRole("button", { name: "Something feels wrong" }).parentElement;
  expect(panel).toHaveTextContent("Get into position");
});

it("who pressed through is asked, and what was only looked at does not count", async () => {
  const { api, press, user } = await setUp();
  await playThrough(press);
  await user.click(screen.getByRole("checkbox", { name: /skipped through/ }));
  await press("Finish");
  await screen.findByText("That's it for now");
  expect(api.of("POST")[0]?.body).toMatchObject({
    performances: routine.exercises.map(() => ({ completionStatus: "skipped" })),
  });
});

it("what comes all at once is an emergency, and the number can be pressed on the slower path too", async () => {
  const { press, user } = await setUp();
  await press("Start");
  await press("Something feels wrong");
  expect(screen.getByRole("checkbox", { name: /arm or leg suddenly went weak or numb/ })).toBeInTheDocument();
  await user.click(screen.getByRole("checkbox", { name: /came on slowly/ }));
  await press("Show what to do");
  expect(screen.getByRole("link", { name: /fast\? Call 911/ })).toHaveAttribute("href", "tel:911");
});

it("asks nobody under 13 about a pregnancy", async () => {
  const { press } = await setUp("child", [], { under13: true });
  await press("Start");
  await press("Something feels wrong");
  expect(screen.getByRole("checkbox", { name: /chest/ })).toBeInTheDocument();
  expect(screen.queryByRole("checkbox", { name: /baby/ })).toBeNull();
});

it("a rest ends by itself, a set does not", async () => {
  jest.useFakeTimers({ doNotFake: ["queueMicrotask", "nextTick", "setImmediate"] });
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  try {
    fakeBrowserApi({});
    renderPage(
      <RoutinePlayer
        audience="adult"
        personId="maya"
        routine={routine}
        stopSigns={[]}
        painNow={0}
        emergency="911"
        onDeviceOnly={false}
      />,
    );
    await screen.findByRole("button", { name: "Start" });
    await press("Start");
    await press("Next");
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.getByText("Set 1 of 2 · 10 times")).toBeInTheDocument();
    await press("Next");
    expect(screen.getAllByText("Rest").length).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(21_000));
    expect(screen.getByText("Set 2 of 2 · 10 times")).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
