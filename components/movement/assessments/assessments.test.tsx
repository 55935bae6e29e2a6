/** @jest-environment jsdom */
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hasUnsentDraft } from "@/lib/client/drafts";
import { assessmentsKey } from "@/lib/features/movement/assessments/constants";
import { painToMind } from "@/lib/features/movement/assessments/policy";
import type { Assessment } from "@/lib/features/movement/assessments/types";
import { type ApiCall, fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { Assessments } from "./assessments";

const pain = (more: Partial<Assessment> = {}): Assessment => ({
  id: "a",
  userId: "maya",
  assessmentType: "pain",
  painLevels: { "left-knee": 6, neck: 0 },
  mobilityScores: null,
  strengthScores: null,
  functionalScores: null,
  goals: [],
  limitations: [],
  recommendations: "Moderate pain: left knee.\nLeave out exercises that strain it.",
  nextAssessmentDate: "2026-12-05T12:00:00Z",
  createdAt: "2026-11-21T12:00:00Z",
  ...more,
});

const stored = ({ body }: ApiCall) => ({
  status: 201,
  body: { ...pain(body as object), id: "new", crisis_detected: false },
});

function setUp(known: Assessment[] = [], answer: (call: ApiCall) => { status: number; body?: unknown } = stored) {
  const api = fakeBrowserApi({ "POST /api/pt/assessments": answer });
  const onUse = jest.fn();
  renderPage(<Assessments onUse={onUse} />, [[assessmentsKey, known]]);
  return { api, onUse, user: userEvent.setup() };
}

const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => sessionStorage.clear());

it("PHYS-11 pain is told on a body map, place by place", async () => {
  const { api, user } = setUp();
  await user.click(button("Check pain"));
  await user.click(
    within(screen.getByRole("group", { name: "Body map" })).getByRole("button", { name: "Left knee, no pain" }),
  );
  fireEvent.change(screen.getByRole("slider", { name: "Pain: Left knee" }), { target: { value: "6" } });
  expect(button("Left knee, 6 out of 10")).toHaveAttribute("aria-pressed", "true");
  await user.click(button("Save this check"));
  await waitFor(() => expect(api.of("POST")).toHaveLength(1));
  expect(api.of("POST")[0]?.body).toMatchObject({
    assessmentType: "pain",
    painLevels: { "left-knee": 6, "right-knee": 0, neck: 0 },
  });
  expect(await screen.findByText("Check again: December 5, 2026")).toBeInTheDocument();
  expect(hasUnsentDraft()).toBe(false);
});

it("PHYS-11 pain can be told without the picture, in a list", async () => {
  const { api, user } = setUp();
  await user.click(button("Check pain"));
  await user.click(screen.getByText("As a list"));
  await user.selectOptions(screen.getByLabelText("Lower back"), "4");
  await user.click(button("Save this check"));
  await waitFor(() => expect(api.of("POST")[0]?.body).toMatchObject({ painLevels: { "lower-back": 4 } }));
});

it.each([
  ["mobility", "Reach for your toes", { mobilityScores: { "toe-reach": 2 } }],
  ["function", "Balance in four steps", { functionalScores: { "balance-stage": 2 } }],
])("PHYS-11 %s is a choice in words, and what was not done is left out", async (name, legend, body) => {
  const { api, user } = setUp();
  await user.click(button(`Check ${name}`));
  const group = screen.getByRole("group", { name: legend });
  await user.click(within(group).getAllByRole("radio")[3] ?? group);
  await user.click(button("Save this check"));
  await waitFor(() => expect(api.of("POST")[0]?.body).toMatchObject(body));
});

it("PHYS-11 strength is counted", async () => {
  const { api, user } = setUp();
  await user.click(button("Check strength"));
  await user.type(screen.getByLabelText("Stand up from a chair"), "14");
  await user.click(button("Save this check"));
  await waitFor(() => expect(api.of("POST")[0]?.body).toMatchObject({ strengthScores: { "chair-stands": 14 } }));
});

it("asks for at least one check, and sends nothing before", async () => {
  const { api, user } = setUp();
  await user.click(button("Check mobility"));
  await user.click(button("Save this check"));
  expect(screen.getByText("Do at least one check before you save.")).toBeInTheDocument();
  expect(api.of("POST")).toEqual([]);
});

it("keeps a check that could not be saved, shows the complaint at its field, and sends it once", async () => {
  const issues = [{ path: "strengthScores.chair-stands", message: "From 0 to 60" }];
  let tries = 0;
  const { api, user } = setUp([], (call) => {
    tries += 1;
    return tries === 1 ? { status: 400, body: { message: "From 0 to 60", issues } } : stored(call);
  });
  await user.click(button("Check strength"));
  await user.type(screen.getByLabelText("Stand up from a chair"), "90");
  expect(hasUnsentDraft()).toBe(true);
  await user.click(button("Save this check"));
  await screen.findByText("From 0 to 60");
  expect(screen.getByLabelText("Stand up from a chair")).toHaveValue(90);
  await user.click(button("Save this check"));
  await waitFor(() => expect(tries).toBe(2));
  const [first, second] = api.of("POST");
  expect(second?.headers["Idempotency-Key"]).toBe(first?.headers["Idempotency-Key"]);
});

it("CRIS-16 opens help for what it keeps somebody from doing, before the answer is there", async () => {
  const { user } = setUp([], () => ({ status: 500 }));
  await user.click(button("Check pain"));
  await user.click(button("Nothing hurts today"));
  await user.type(screen.getByLabelText(/What does it keep you from doing/), "I want to kill myself tonight");
  await user.click(button("Save this check"));
  await waitFor(() => expect(screen.getByText("People you can reach")).toBeVisible());
});

it("shows what the last check points to, how it changed, and takes its pain over into a routine", async () => {
  const { onUse, user } = setUp([
    pain(),
    pain({ id: "b", painLevels: { neck: 8 }, createdAt: "2026-11-07T12:00:00Z" }),
  ]);
  expect(screen.getByText("Leave out exercises that strain it.")).toBeInTheDocument();
  const table = screen.getByRole("table", { name: "Pain over time" });
  expect(
    within(table)
      .getAllByRole("row")
      .map(({ textContent }) => textContent),
  ).toEqual(["DayValue", "November 7, 20268", "November 21, 20266"]);
  await user.click(button("Use this for a routine"));
  expect(onUse).toHaveBeenCalledWith({ knee: 6 });
});

it("right after strong pain a check of strength says so, and an old or mild one does not", async () => {
  const today = new Date().toISOString();
  const { user } = setUp([pain({ painLevels: { "left-knee": 8 }, createdAt: today })]);
  await user.click(button("Check strength"));
  expect(screen.getByText(/left knee, 8 out of 10.*Skip any check that strains it/)).toBeInTheDocument();
  expect(painToMind([pain({ painLevels: { "left-knee": 3 }, createdAt: today })], Date.now())).toBeNull();
  expect(painToMind([pain({ createdAt: "2026-01-01T12:00:00Z" })], Date.parse("2026-02-01T12:00:00Z"))).toBeNull();
});

it("counts the thirty seconds of the chair stands", async () => {
  const { user } = setUp();
  await user.click(button("Check strength"));
  await user.click(button("Start 30 seconds"));
  expect(screen.getByText("30 seconds left")).toBeInTheDocument();
  expect(screen.queryByText("Time is up.")).toBeNull();
});
