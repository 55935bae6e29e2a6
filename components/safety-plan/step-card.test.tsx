/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect, useState } from "react";
import { NO_PLAN } from "@/lib/features/safety-plan/policy";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import { planAsText } from "./plan-text";
import { SaveLine } from "./save-line";
import { StepCard } from "./step-card";

const WALK = { text: "Walk to the river", phone: null };
const TEA = { text: "Make tea", phone: null };

const BATH = { text: "A bath", phone: null };

/**
 * `elsewhere`: the step after a change on another device; it arrives as a new array of new objects.
 */
function Step({ first, elsewhere }: { first: readonly PlanItem[]; elsewhere?: readonly PlanItem[] }) {
  const [items, setItems] = useState(first);
  useEffect(() => {
    if (elsewhere) setItems(elsewhere);
  }, [elsewhere]);
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
    await user.type(field, " and back");
    // The first Escape cancels the IME's word; in Safari only the key code shows that.
    fireEvent.keyDown(field, { key: "Escape", keyCode: 229, isComposing: false });
    expect(field).toBeInTheDocument();
    expect(field).toHaveValue("Walk to the river and back");
    await user.keyboard("{Escape}");
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

describe("a step that another device changes while it is written here", () => {
  const editing = () => screen.getByRole("textbox", { name: "Line: Things I can do by myself" });

  async function change(first: readonly PlanItem[], name: string, typed: string) {
    const user = userEvent.setup();
    const { rerender } = render(<Step first={first} />);
    await user.click(button(`Change: ${name}`));
    await user.type(editing(), typed);
    return { user, merge: (elsewhere: readonly PlanItem[]) => rerender(<Step first={first} elsewhere={elsewhere} />) };
  }

  it("keeps what is being typed, and the focus, at the line to which it belongs", async () => {
    const { user, merge } = await change([WALK, TEA], "Make tea", " with mint");
    merge([{ ...BATH }, { ...WALK }, { ...TEA }]);
    expect(editing()).toHaveValue("Make tea with mint");
    expect(editing()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(lines()).toEqual(["A bath", "Walk to the river", "Make tea with mint"]);
    expect(button("Change: Make tea with mint")).toHaveFocus();
  });

  it("keeps it also when the line itself was removed elsewhere", async () => {
    const { user, merge } = await change([WALK, TEA], "Make tea", " with mint");
    merge([BATH, WALK]);
    expect(editing()).toHaveValue("Make tea with mint");
    expect(editing()).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(lines()).toEqual(["A bath", "Make tea with mint", "Walk to the river"]);
  });

  it("tells two lines apart that say the same", async () => {
    const { user, merge } = await change([TEA], "Make tea", " with mint");
    merge([TEA, BATH, TEA]);
    await user.keyboard("{Enter}");
    expect(lines()).toEqual(["Make tea with mint", "A bath", "Make tea"]);
  });

  it("keeps a new line that was begun before the step was full, and says how many have to go", async () => {
    const user = userEvent.setup();
    const eight = Array.from({ length: 8 }, (_, at) => ({ text: `way ${at}`, phone: null }));
    const { rerender } = render(<Step first={[WALK]} />);
    await user.type(screen.getByRole("textbox", { name: /^New line/ }), "Call my sister");
    rerender(<Step first={[WALK]} elsewhere={eight} />);
    expect(screen.getByRole("textbox", { name: /^New line/ })).toHaveValue("Call my sister");
    await user.keyboard("{Enter}");
    expect(lines()).toHaveLength(9);
    expect(screen.getByText("Remove 1 line here, and this step will be saved.")).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(button("Remove: way 0"));
    expect(screen.queryByText(/this step will be saved/)).toBeNull();
    expect(screen.getByText(/^This step is full/)).toBeInTheDocument();
  });
});

it.each([
  ["adult", "Not saved yet because it's too long: Things I can do by myself."],
  ["child", "Not saved yet. This step is too long: Things I can do by myself."],
] as const)("R-18 the line about saving names the step that is too long: %s", (audience, words) => {
  const plan = { ...NO_PLAN, ownWays: Array(9).fill(TEA) };
  render(<SaveLine audience={audience} kept={{ plan, state: "crowded", merged: true }} onRetry={() => undefined} />);
  expect(screen.getByRole("status")).toHaveTextContent(words);
  expect(screen.queryByRole("button")).toBeNull();
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
