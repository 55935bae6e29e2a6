/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { noteConcern } from "@/lib/client/concern";
import { CRISIS_DIALOG_ID } from "@/lib/client/crisis";
import { QuietConcern } from "./quiet-concern";

const note = (address: string, answer: unknown) => act(() => noteConcern(address, answer));
const line = () => screen.getByRole("status");

afterEach(() => note("/api/mood", {}));

describe("the quiet line beside what was written", () => {
  it("CRIS-16 says that it sounds heavy, and leads to the chat and the crisis dialog", () => {
    render(<QuietConcern audience="adult" of={["/api/mood"]} />);
    expect(line()).toBeEmptyDOMElement();
    note("/api/mood", { concern: "possible" });
    expect(line()).toHaveTextContent("That sounds heavy. Talk about it · Get help now");
    expect(line()).toHaveAttribute("aria-live", "polite");
    expect(screen.getByRole("link", { name: "Talk about it" })).toHaveAttribute("href", "/chat");
    const help = screen.getByRole("button", { name: "Get help now" });
    expect(help).toHaveAttribute("commandfor", CRISIS_DIALOG_ID);
  });

  it.each([
    ["a calm text", "/api/mood", { concern: "none" }],
    ["a clear one, which has its dialog", "/api/mood", { concern: "clear", crisis_detected: true }],
    ["what was written elsewhere", "/api/shares", { concern: "possible" }],
    ["an answer without it", "/api/mood", undefined],
  ])("CRIS-16 says nothing of %s", (_, address, answer) => {
    render(<QuietConcern audience="adult" of={["/api/mood"]} />);
    note(address, answer);
    expect(line()).toBeEmptyDOMElement();
    note("/api/shares", {});
  });

  it("CRIS-16 goes with the next calm text, and speaks to children in their words", () => {
    render(<QuietConcern audience="child" of={["/api/mood"]} />);
    note("/api/mood", { concern: "possible" });
    expect(line()).toHaveTextContent("That sounds really hard.");
    note("/api/mood", { concern: "none" });
    expect(line()).toBeEmptyDOMElement();
  });
});
