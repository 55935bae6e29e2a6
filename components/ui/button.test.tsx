/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { useRef, useState } from "react";
import { renderToString } from "react-dom/server";
import { useHydrated } from "@/lib/client/hydrated";
import { Button } from "./button";
import "@/lib/client/first-aid/main";

const heard = jest.fn();

/** The button comes before the element it opens, as on a real page. */
function Opener() {
  const opened = useRef<HTMLOutputElement>(null);
  return (
    <>
      <Button onClick={() => heard(opened.current?.id)}>Open</Button>
      <Button onClick={() => heard("other")}>Other</Button>
      <output ref={opened} id="opened" />
    </>
  );
}

/** The button's action changes once the page has hydrated. */
function Changing() {
  const live = useHydrated();
  return <Button onClick={() => heard("resumed")}>{live ? "Resume" : "Cancel"}</Button>;
}

/** Passes a new ref function on every render. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <Button ref={() => undefined} onClick={() => setCount(count + 1)}>
      {count}
    </Button>
  );
}

let container: HTMLElement;
const button = (at = 0) => document.querySelectorAll("button")[at];

async function runScripts(page = <Opener />): Promise<void> {
  render(page, { container, hydrate: true });
  await act(async () => {
    jest.runAllTimers();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockClear();
  container = document.createElement("div");
  container.innerHTML = renderToString(<Opener />);
  document.body.replaceChildren(container);
});

afterEach(() => {
  jest.useRealTimers();
});

describe("a press before the page's scripts run", () => {
  it("counts once they do, and once", async () => {
    button()?.click();
    button()?.click();
    expect(heard).not.toHaveBeenCalled();
    await runScripts();
    expect(heard.mock.calls).toEqual([["opened"]]);
  });

  it("counts for the button that was pressed last", async () => {
    button()?.click();
    button(1)?.click();
    await runScripts();
    expect(heard.mock.calls).toEqual([["other"]]);
  });

  it("is forgotten when the scripts were very long on their way", async () => {
    button()?.click();
    jest.advanceTimersByTime(11_000);
    await runScripts();
    expect(heard).not.toHaveBeenCalled();
  });
});

it("hears a press once where its ref changes with what it says", async () => {
  render(<Counter />, { container });
  act(() => button()?.click());
  await act(async () => {
    jest.runAllTimers();
  });
  expect(button()?.textContent).toBe("1");
});

it("repeats no press of a button that says something else by now", async () => {
  container.innerHTML = renderToString(<Changing />);
  button()?.click();
  await runScripts(<Changing />);
  expect(button()?.textContent).toBe("Resume");
  expect(heard).not.toHaveBeenCalled();
});

it("hears a press once when its scripts run", async () => {
  await runScripts();
  button()?.click();
  jest.runAllTimers();
  expect(heard.mock.calls).toEqual([["opened"]]);
});
