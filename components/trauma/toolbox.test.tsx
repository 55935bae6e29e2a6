/** @jest-environment jsdom */
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onToolOpened, type ToolCall } from "@/lib/client/tools";
import { STEP_TOOLS } from "@/lib/features/trauma/copy/tools";
import { fakeBrowserApi } from "@/tests/fakes/browser-api";
import { renderPage } from "@/tests/support/render-page";
import { CopingCards } from "./cards";
import { Toolbox } from "./toolbox";

const status = () => screen.getAllByRole("status").map((each) => each.textContent);

it.each(STEP_TOOLS)("walks $title step by step, and can be stopped", async ({ title, steps, done }) => {
  renderPage(<Toolbox />);
  await userEvent.click(screen.getByRole("button", { name: new RegExp(`^${title}`) }));
  expect(screen.getByRole("heading", { name: title })).toHaveFocus();
  for (const [at, step] of steps.entries()) {
    expect(screen.getByText(step)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: at === steps.length - 1 ? "Done" : "Next" }));
  }
  expect(screen.getByText(done)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Stop here" }));
  expect(screen.queryByText(done)).not.toBeInTheDocument();
});

it("opens what stands ready on every page: senses, breath and the plan", async () => {
  renderPage(<Toolbox />);
  const opened: ToolCall[] = [];
  const off = onToolOpened((call) => opened.push(call));
  for (const name of [/^Five senses/, /^Slow breathing/, /^My plan for hard moments/])
    await userEvent.click(screen.getByRole("button", { name }));
  off();
  expect(opened.map(({ tool }) => tool)).toEqual(["grounding", "breathing", "safety-plan"]);
});

it("shows what a tool did for the distress, sends nothing, and names a person when it is very high", async () => {
  const api = fakeBrowserApi({});
  renderPage(<Toolbox />);
  const set = (name: string, value: number) =>
    fireEvent.change(screen.getByRole("slider", { name }), { target: { value: String(value) } });
  set("Distress before", 7);
  await userEvent.click(screen.getByRole("button", { name: "Set as “before”" }));
  expect(status().join()).not.toMatch(/the same/);
  set("Distress now", 4);
  expect(status().join()).toMatch(/from 7 to 4/);
  set("Distress now", 8);
  expect(status().join()).toMatch(/someone who could be with you/);
  set("Distress now", 10);
  expect(status().join()).toMatch(/988/);
  expect(api.calls).toEqual([]);
});

it("has a card for a flashback that needs no script", () => {
  renderPage(<CopingCards />);
  const card = screen.getByText("When a flashback comes").closest("details");
  expect(card).toHaveTextContent(/five things/);
  expect(card).toHaveAttribute("name", "coping-card");
});
