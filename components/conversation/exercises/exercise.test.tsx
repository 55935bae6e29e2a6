/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { toolKits } from "@/components/layout/tool-kits";
import { PACES } from "@/lib/features/conversation/exercises/constants";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { Exercise } from "./exercise";

const DONE = "POST /api/exercises/finished";
const SESSION = "5b0b8f6e-0000-4000-8000-000000000009";
const { exercises: kit } = toolKits(null);
const child = toolKits({
  id: "5b0b8f6e-0000-4000-8000-000000000001",
  firstName: "Ana",
  profileImageUrl: null,
  age: 9,
  isAdmin: false,
  isClinician: false,
  isChildAccount: true,
  ageGroup: "child",
  language: "en",
  consent: "granted",
}).exercises;

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

let api: ReturnType<typeof fakeBrowserApi>;
beforeEach(() => {
  api = fakeBrowserApi({ [DONE]: () => ({ status: 201, body: {} }) });
});
afterEach(() => jest.useRealTimers());

describe("grounding", () => {
  it("walks through five senses at the person's pace and is told once at its end", () => {
    render(<Exercise name="grounding" kit={kit} signedIn sessionId={SESSION} />);
    for (const step of kit.groundSteps) {
      expect(screen.getByRole("status")).toHaveTextContent(step);
      expect(api.calls).toEqual([]);
      fireEvent.click(screen.getByRole("button", { name: /^(Next|Finish)$/ }));
    }
    expect(screen.getByRole("status")).toHaveTextContent(/you can reach a person now/);
    expect(api.calls.map(({ body }) => body)).toEqual([{ exercise: "grounding", sessionId: SESSION }]);
    press("Back");
    press("Finish");
    expect(api.calls).toHaveLength(1);
  });

  it("has one place to tick for each thing, fewer with every step, and needs none of them", () => {
    render(<Exercise name="grounding" kit={kit} signedIn={false} />);
    const places = () => screen.queryAllByRole("button", { name: /^Found/ });
    expect(places()).toHaveLength(5);
    press("Found 3 of 5");
    const pressed = places().map((place) => place.getAttribute("aria-pressed"));
    expect(pressed).toEqual(["true", "true", "true", "false", "false"]);
    press("Found 3 of 5");
    expect(screen.getByRole("button", { name: "Found 3 of 5" })).toHaveAttribute("aria-pressed", "false");
    press("Next");
    expect(places().map((place) => place.getAttribute("aria-pressed"))).toEqual(Array(4).fill("false"));
  });
});

describe("grounding, backwards", () => {
  it("says that there is nothing before the first step, and takes back nothing that was found", () => {
    render(<Exercise name="grounding" kit={kit} signedIn={false} />);
    press("Found 3 of 5");
    expect(screen.getByRole("button", { name: "Back" })).toHaveAttribute("aria-disabled", "true");
    press("Back");
    expect(screen.getByRole("button", { name: "Found 3 of 5" })).toHaveAttribute("aria-pressed", "true");
    expect(screen.getByRole("status")).toHaveTextContent(kit.groundSteps[0] ?? "");
  });
});

describe("breathing", () => {
  const { in: inSeconds, out, breaths } = PACES.slow;

  it("says each phase in words and is told when the last breath is over", () => {
    jest.useFakeTimers();
    render(<Exercise name="breathing" kit={kit} signedIn />);
    press("Begin");
    expect(screen.getByRole("status")).toHaveTextContent("Breathe in");
    pass(inSeconds);
    expect(screen.getByRole("status")).toHaveTextContent("Breathe out");
    expect(api.calls).toEqual([]);
    pass((inSeconds + out) * breaths);
    expect(screen.getByRole("status")).toHaveTextContent("Notice how your body feels now.");
    expect(api.calls.map(({ body }) => body)).toEqual([{ exercise: "breathing", sessionId: null }]);
  });

  it("is not finished by a person who stopped, nor by one who looked away", () => {
    jest.useFakeTimers();
    render(<Exercise name="breathing" kit={kit} signedIn />);
    press("Begin");
    press("Stop");
    pass(120);
    press("Begin");
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    fireEvent(document, new Event("visibilitychange"));
    hidden.mockRestore();
    pass(120);
    expect(api.calls).toEqual([]);
    expect(screen.getByRole("button", { name: "Begin" })).toBeInTheDocument();
  });

  it("is for a visitor too, and tells nobody", () => {
    jest.useFakeTimers();
    render(<Exercise name="breathing" kit={kit} signedIn={false} />);
    press("Begin");
    pass(120);
    expect(screen.getByRole("button", { name: "Once more" })).toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  it("CRIS-05 offers children shorter breaths, with Buddy and in his words", () => {
    render(<Exercise name="breathing" kit={child} signedIn />);
    expect(screen.getByRole("button", { name: "Feather" })).toHaveAttribute("aria-pressed", "true");
    press("Start");
    expect(screen.getByRole("status")).toHaveTextContent("Breathe in");
    expect(screen.getByText("Breath 1 of 6")).toBeInTheDocument();
  });
});
