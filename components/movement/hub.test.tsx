/** @jest-environment jsdom */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { claimCopy } from "@/lib/client/device-copy";
import { currentToasts } from "@/lib/client/toast";
import { assessmentsKey } from "@/lib/features/movement/assessments/constants";
import type { Assessment } from "@/lib/features/movement/assessments/types";
import { exercisesKey, routinesKey, type Tab } from "@/lib/features/movement/constants";
import { keepPlace } from "@/lib/features/movement/player/client";
import { freshPlace } from "@/lib/features/movement/player/policy";
import { ptSessionsKey } from "@/lib/features/movement/sessions/constants";
import type { PtSession } from "@/lib/features/movement/sessions/types";
import type { EarlierAnswers, Exercise, Routine } from "@/lib/features/movement/types";
import type { Audience } from "@/lib/shared/audience";
import { exerciseOf, ptSession, routineLine } from "@/tests/factories/routines";
import { type ApiCall, fakeBrowserApi } from "@/tests/fakes/browser-api";
import { fakeKeyStore } from "@/tests/fakes/key-store";
import { renderPage } from "@/tests/support/render-page";
import { PhysicalHub } from "./hub";
import { Assessments, Figure, RoutineList, SessionsTab } from "./later";

const LONG =
  "Lie down on your back and bend both knees so that your feet stand flat. Then lift slowly and come back down again.";
const SHELF = [
  exerciseOf("weight-shift", { name: "Bridge", category: "strength", instructions: LONG }),
  exerciseOf("tandem-stand", { name: "Heel to toe", category: "balance", instructions: "Stand tall." }),
];

const KNEE: Assessment = {
  ...{ id: "a", userId: "maya", assessmentType: "pain", painLevels: { "left-knee": 6, neck: 0 } },
  ...{ mobilityScores: null, strengthScores: null, functionalScores: null, goals: [], limitations: [] },
  recommendations: "Moderate pain: left knee.",
  nextAssessmentDate: null,
  createdAt: "2026-11-21T12:00:00Z",
};

interface Setup {
  audience?: Audience;
  first?: Tab;
  open?: boolean;
  exercises?: Exercise[];
  routines?: Routine[];
  sessions?: PtSession[];
  assessments?: Assessment[];
  told?: Pick<EarlierAnswers, "pain" | "conditions">;
  under13?: boolean;
  /** The routines weren't loaded with the page. */
  unread?: boolean;
  generate?: (call: ApiCall) => { status: number; body?: unknown };
}

function setUp({ audience = "adult", first = "exercises", open = true, routines = [], ...rest }: Setup = {}) {
  const { told = { pain: {}, conditions: [] }, under13 = false, ...more } = rest;
  window.history.replaceState(null, "", "/physical-therapy");
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
  const api = fakeBrowserApi({
    "POST /api/pt/generate-routine":
      more.generate ??
      (() => ({ status: 201, body: { ...routineLine({ id: "new", name: "Fresh" }), crisis_detected: false } })),
    "GET /api/pt/routines": () => ({ status: 200, body: [routineLine({ id: "new", name: "Fresh" })] }),
    "PATCH /api/pt/routines/*": () => ({ status: 200, body: {} }),
    "DELETE /api/pt/routines/*": () => ({ status: 204 }),
  });
  renderPage(<PhysicalHub {...{ audience, first, open, told, under13 }} emergency="911" />, [
    [exercisesKey, more.exercises ?? SHELF],
    ...(more.unread ? [] : ([[routinesKey, routines]] as const)),
    [ptSessionsKey, more.sessions ?? []],
    [assessmentsKey, more.assessments ?? []],
  ]);
  return { api, user: userEvent.setup() };
}

// Load the lazy parts up front, as if the page had been open for a moment.
beforeAll(() => Promise.all([Figure, RoutineList, SessionsTab, Assessments].map((part) => part.ahead())));

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);
const cards = () => screen.getAllByRole("article").map((card) => within(card).getByRole("heading").textContent);

it("PHYS-01 has the four tabs, and keeps the open one in the address", async () => {
  const { user } = setUp();
  expect(tabs()).toEqual(["Exercises", "Routines", "Sessions", "Assessments"]);
  await user.click(screen.getByRole("tab", { name: "Sessions" }));
  expect(window.location.search).toBe("?tab=sessions");
  expect(screen.getByText("No sessions yet")).toBeInTheDocument();
});

it("PHYS-02 children and teens have no assessments", () => {
  setUp({ audience: "child" });
  expect(tabs()).toEqual(["Exercises", "Routines", "Sessions"]);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Movement");
});

it("PHYS-03 PHYS-04 the filter buttons show one category, and All every exercise", async () => {
  const { user } = setUp();
  for (const name of ["All", "Strength", "Flexibility", "Balance", "Cardio", "Recovery"]) {
    expect(button(name)).toHaveAttribute("aria-pressed", String(name === "All"));
  }
  expect(cards()).toEqual(["Bridge", "Heel to toe"]);
  await user.click(button("Balance"));
  await waitFor(() => expect(cards()).toEqual(["Heel to toe"]));
  await user.click(button("Cardio"));
  await user.click(await screen.findByRole("button", { name: "Clear filters" }));
  await waitFor(() => expect(cards()).toEqual(["Bridge", "Heel to toe"]));
  await user.type(screen.getByLabelText("Search"), "tall");
  await waitFor(() => expect(cards()).toEqual(["Heel to toe"]));
});

it("PHYS-05 previews 100 characters, and the details hold all of it", async () => {
  const { user } = setUp();
  const [card] = screen.getAllByRole("article");
  if (!card) throw new Error("no card");
  expect(card).toHaveTextContent(`${LONG.slice(0, 100)}…`);
  expect(card).not.toHaveTextContent(LONG);
  await user.click(within(card).getByRole("button", { name: "Details" }));
  const dialog = screen.getByRole("dialog", { name: "Bridge" });
  expect(dialog).toHaveTextContent(LONG);
  expect(dialog).toHaveTextContent(SHELF[0]?.precautions ?? "none");
});

describe("Generate Routine", () => {
  it("PHYS-06 PHYS-09 ERR-14 sends the documented wish with one press; the routine stands there with its reasons", async () => {
    const { api, user } = setUp({ routines: [routineLine({ id: "old", name: "Older" })] });
    await user.click(button("Generate Routine"));
    await screen.findByRole("heading", { name: "Fresh" });
    expect(api.of("POST")[0]?.body).toMatchObject({
      sessionDuration: 20,
      targetAreas: ["full-body"],
      goals: ["pain_relief", "strength", "flexibility"],
    });
    expect(currentToasts()[0]?.title).toBe("Routine Generated");
    expect(screen.getByRole("tab", { name: "Routines" })).toHaveAttribute("aria-selected", "true");
    const fresh = screen.getByRole("article", { name: "Fresh" });
    await waitFor(() => expect(fresh).toHaveFocus());
    expect(within(fresh).getByText("It is here for reason 1.")).toBeVisible();
    expect(api.of("GET")).toEqual([]);
  });

  it("API-33 sends what was chosen, pain by place among it", async () => {
    const { api, user } = setUp();
    await user.click(button("Change goals"));
    await user.click(screen.getByRole("radio", { name: "10" }));
    await user.click(within(screen.getByRole("group", { name: "Body parts" })).getByLabelText("Hips"));
    await user.click(within(screen.getByRole("group", { name: /Where it hurts/ })).getByLabelText("Knees"));
    await user.click(screen.getByLabelText("Asthma"));
    await user.click(screen.getByLabelText("Chair"));
    expect(screen.getByRole("slider", { name: "Knees" })).toHaveValue("3");
    await user.click(button("Generate Routine"));
    await waitFor(() => expect(api.of("POST")).toHaveLength(1));
    expect(api.of("POST")[0]?.body).toMatchObject({
      sessionDuration: 10,
      targetAreas: ["hip"],
      pain: { knee: 3 },
      conditions: ["asthma"],
      // The form says that everyone has a wall, so it needs no checkbox.
      equipment: ["wall"],
    });
  });

  it("ERR-13 says that it failed, and keeps what was chosen", async () => {
    const { user } = setUp({ generate: () => ({ status: 500 }) });
    await user.click(button("Change goals"));
    await user.click(screen.getByRole("radio", { name: "10" }));
    await user.click(button("Generate Routine"));
    await waitFor(() =>
      expect(currentToasts()[0]).toMatchObject({
        title: "Generation Failed",
        description: "Failed to generate routine. Please try again.",
      }),
    );
    expect(screen.getByRole("radio", { name: "10" })).toBeChecked();
  });

  it("shows why none was made, and asks for a clinician's word where that is the reason", async () => {
    const body = { message: "You stopped.", issues: [{ path: "medicalClearance", message: "You stopped." }] };
    const { api, user } = setUp({ generate: () => ({ status: 409, body }) });
    await user.click(button("Generate Routine"));
    expect(await screen.findByText("You stopped.")).toBeInTheDocument();
    await user.click(screen.getByLabelText("A clinician said I can exercise again"));
    await user.click(button("Generate Routine"));
    await waitFor(() => expect(api.of("POST")[1]?.body).toMatchObject({ medicalClearance: true }));
  });

  it("CRIS-16 opens help when the server heard a crisis", async () => {
    const body = { ...routineLine({ id: "new" }), crisis_detected: true };
    const { user } = setUp({ generate: () => ({ status: 201, body }) });
    await user.click(button("Generate Routine"));
    await waitFor(() => expect(screen.getByText("People you can reach")).toBeVisible());
  });

  it("PHYS-11 takes the pain of the last check over where it can be seen and changed", async () => {
    const { api, user } = setUp({ first: "assessments", assessments: [KNEE] });
    await user.click(button("Use this for a routine"));
    expect(screen.getByText("We filled in your last pain check here.")).toHaveFocus();
    expect(screen.getByRole("slider", { name: "Knees" })).toHaveValue("6");
    await user.click(button("Generate Routine"));
    await waitFor(() => expect(api.of("POST")[0]?.body).toMatchObject({ pain: { knee: 6 } }));
  });

  it("begins with the pain and the conditions that were told before, in plain sight", async () => {
    const { api, user } = setUp({ told: { pain: { knee: 6 }, conditions: ["arthritis"] } });
    expect(screen.getByText("Planned around: Knees 6 out of 10, Arthritis")).toBeVisible();
    await user.click(button("Generate Routine"));
    await waitFor(() =>
      expect(api.of("POST")[0]?.body).toMatchObject({ pain: { knee: 6 }, conditions: ["arthritis"] }),
    );
  });

  it("is there at the end of the form too, and a number that a refusal names can be pressed", async () => {
    const body = { message: "The pain is high. If it gets worse fast, call 911.", issues: [{ path: "pain" }] };
    const { user } = setUp({ generate: () => ({ status: 409, body }) });
    await user.click(button("Change goals"));
    await user.click(button("Make a routine with these options"));
    expect(await screen.findByRole("link", { name: "Call 911" })).toHaveAttribute("href", "tel:911");
  });

  it("PHYS-12 offers nobody under 13 an hour or the hardest level", async () => {
    const { user } = setUp({ audience: "child", under13: true });
    await user.click(button("Pick what I want"));
    expect(screen.getByRole("radio", { name: "30" })).toBeInTheDocument();
    for (const name of ["45", "60", "Hard"]) expect(screen.queryByRole("radio", { name })).toBeNull();
  });

  it("PHYS-09 takes whoever asked for it to the routine also when the list has to be loaded first", async () => {
    const { user, api } = setUp({ unread: true });
    await user.click(button("Generate Routine"));
    await waitFor(() => expect(screen.getByRole("article", { name: "Fresh" })).toHaveFocus());
    expect(api.of("GET", "/api/pt/routines")).toHaveLength(1);
  });

  it("speaks to a teen without the words for small children", async () => {
    const { user } = setUp({ audience: "child", under13: false });
    await user.click(button("Pick what I want"));
    expect(document.body).toHaveTextContent("tell an adult you trust");
    expect(document.body).not.toHaveTextContent(/Tummy|Get bendy|grown-up/);
  });

  it("R-07 waits for the parent's yes", () => {
    setUp({ audience: "child", open: false });
    expect(button("Generate Routine")).toBeDisabled();
    expect(screen.getByText(/A parent or guardian has to say yes first/)).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
  });
});

describe("routines", () => {
  const one = routineLine({ id: "one", name: "Mornings" });

  it("say which of them waits unfinished on this device", async () => {
    fakeKeyStore();
    claimCopy("maya");
    await keepPlace("one", { ...freshPlace("key"), stage: "moving" });
    setUp({ first: "routines", routines: [one, routineLine({ id: "two", name: "Evenings" })] });
    expect(await screen.findByText("Not finished yet")).toBeInTheDocument();
    expect(screen.getByRole("article", { name: "Mornings" })).toHaveTextContent("Not finished yet");
    expect(screen.getByRole("article", { name: "Evenings" })).not.toHaveTextContent("Not finished yet");
    localStorage.clear();
  });

  it("are put away, and come back with Undo", async () => {
    const { api, user } = setUp({ first: "routines", routines: [one] });
    await user.click(button("Archive"));
    expect(screen.getByText("No routine yet")).toBeInTheDocument();
    await user.click(button("Undo"));
    await waitFor(() =>
      expect(api.of("PATCH").map(({ body }) => body)).toEqual([{ isActive: false }, { isActive: true }]),
    );
    expect(screen.queryByText("No routine yet")).toBeNull();
  });

  it("are deleted only after a question", async () => {
    const { api, user } = setUp({ first: "routines", routines: [{ ...one, isActive: false }] });
    await user.click(screen.getByText("Archived (1)"));
    await user.click(button("Delete"));
    await user.click(button("Keep it"));
    expect(api.of("DELETE")).toEqual([]);
    await user.click(button("Delete"));
    await user.click(button("Delete it"));
    await waitFor(() => expect(api.of("DELETE", "/api/pt/routines/one")).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("Mornings")).toBeNull());
  });
});

describe("sessions", () => {
  it("PHYS-07 PHYS-08 lists when, how long, how much of it and the pain before and after", () => {
    setUp({ first: "sessions", sessions: [ptSession({ createdAt: "2026-11-20T15:30:00Z" })] });
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent(/Friday, November 20, \d{1,2}:\d\d [AP]M/);
    expect(card).toHaveTextContent("20 minutes");
    expect(card).toHaveTextContent("6 of 8 exercises");
    expect(card).toHaveTextContent("Pain 5 before, 3 after");
  });

  it("draws pain and minutes, each with the same in words and in a table", () => {
    setUp({ first: "sessions", sessions: [ptSession(), ptSession({ painBefore: 6, painAfter: 5 })] });
    expect(screen.getByText(/On average, 1.5 points lower after moving/)).toBeInTheDocument();
    const table = screen.getByRole("table", { name: "Pain before and after, 0 to 10" });
    expect(within(table).getAllByRole("row")).toHaveLength(3);
  });

  it("API-32 brings older ones under a full page, and tells when that fails", async () => {
    const full = Array.from({ length: 100 }, () => ptSession());
    let isUp = false;
    const { user } = setUp({ first: "sessions", sessions: full });
    fakeBrowserApi({
      [`GET /api/pt/sessions?limit=100&cursor=${full.at(-1)?.id}`]: () =>
        isUp ? { status: 200, body: [ptSession({ routineName: "The oldest" })] } : { status: 503 },
    });
    await user.click(button("Load older sessions"));
    expect(await screen.findByText("Your sessions didn't load.")).toBeInTheDocument();
    isUp = true;
    await user.click(button("Retry"));
    expect(await screen.findByText("The oldest")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Load older sessions" })).toBeNull();
  });

  it("says what stopped a routine, and names what was done in it", () => {
    const [bridge] = SHELF;
    if (!bridge) throw new Error("no exercise");
    const performance = {
      ...{ id: "p", sessionId: "s", exerciseId: bridge.id, setsCompleted: 0, repsCompleted: null },
      ...{ holdTimeCompleted: null, formScore: null, difficultyRating: 5, aiComments: null, createdAt: "" },
      completionStatus: "stopped" as const,
    };
    setUp({ first: "sessions", sessions: [ptSession({ stopSigns: ["chest-pain"], performances: [performance] })] });
    expect(screen.getByText(/^Stopped: .*chest/i)).toBeInTheDocument();
    expect(screen.getByText("Bridge").closest("li")).toHaveTextContent("Bridge · stopped here · difficulty 5 out of 5");
  });
});
