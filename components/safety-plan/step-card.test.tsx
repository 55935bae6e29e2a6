/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import { planAsText } from "./plan-text";
import { StepCard } from "./step-card";

const WALK = { text: "Walk to the river", phone: null };
const TEA = { text: "Make tea", phone: null };

function Step({ first }: { first: readonly PlanItem[] }) {
  const [items, setItems] = useState(first);
  return (
    <StepCard
      audience="adult"
      section="ownWays"
      number={2}
      items={items}
      onChange={(_, next) => setItems(next)}
      onWritten={() => undefined}
    />
  );
}

const lines = () => screen.queryAllByRole("listitem").map((item) => item.textContent);
const button = (name: string) => screen.getByRole("button", { name });

describe("a step by keyboard alone", () => {
  it("adds with Enter and stays in the field for the next line", async () => {
    const user = userEvent.setup();
    render(<Step first={[]} />);
    const field = screen.getByRole("textbox", { name: "New line: Things I can do by myself" });
    await user.type(field, "Make tea{Enter}");
    expect(lines()).toEqual(["Make tea"]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue("");
  });

  it("changes a line in its place, gives it up with Escape, and returns the focus to it", async () => {
    const user = userEvent.setup();
    render(<Step first={[WALK, TEA]} />);
    await user.click(button("Change: Walk to the river"));
    const field = screen.getByRole("textbox", { name: "Line: Things I can do by myself" });
    expect(field).toHaveFocus();
    await user.type(field, " and back{Escape}");
    expect(lines()).toEqual(["Walk to the river", "Make tea"]);
    expect(button("Change: Walk to the river")).toHaveFocus();
    await user.keyboard("{Enter}");
    await user.type(screen.getByRole("textbox", { name: "Line: Things I can do by myself" }), " and back{Enter}");
    expect(button("Change: Walk to the river and back")).toHaveFocus();
  });

  it("removes a line and brings it back in its old place", async () => {
    const user = userEvent.setup();
    render(<Step first={[WALK, TEA]} />);
    await user.click(button("Remove: Walk to the river"));
    expect(lines()).toEqual(["Make tea"]);
    expect(button("Undo")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(lines()).toEqual(["Walk to the river", "Make tea"]);
    expect(screen.getByRole("heading", { name: "Things I can do by myself" })).toHaveFocus();
  });
});

it("a plan leaves as plain text, its steps numbered and the way to help at its end", () => {
  const none: readonly PlanItem[] = [];
  const plan = {
    ...{ warningSigns: none, peopleAndPlaces: none, professionals: none, saferPlace: none, worthLivingFor: none },
    ownWays: [TEA],
    helpers: [{ text: "Ruth", phone: "555 0142" }],
  };
  const steps = {
    ...{ warningSigns: "Signs", ownWays: "Ways", peopleAndPlaces: "Company", helpers: "Helpers" },
    ...{ professionals: "Lines", saferPlace: "Safer", worthLivingFor: "Worth it" },
  };
  const text = planAsText(plan, ["helpers", "ownWays"], {
    title: "Plan",
    steps,
    nothing: "Nothing yet",
    footer: "988",
  });
  expect(text).toBe(
    "Plan\n\n1. Helpers\n  - Ruth, 555 0142\n\n2. Ways\n  - Make tea\n\nWorth it\n  Nothing yet\n\n988\n",
  );
});
