/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { lazyPart } from "./lazy-part";

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const loading = <p>On its way</p>;

interface Try {
  comes(part: typeof Greeting): void;
  fails(error: Error): void;
}

/** A script that loads or fails when the test says so. */
function script() {
  const tries: Try[] = [];
  const load = () => new Promise<typeof Greeting>((comes, fails) => void tries.push({ comes, fails }));
  return {
    load,
    tries,
    comes: () => act(async () => tries.at(-1)?.comes(Greeting)),
    fails: () =>
      act(async () => {
        for (const one of tries) one.fails(new Error("no network"));
      }),
  };
}

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

it("keeps the place until the script is there", async () => {
  const { load, comes } = script();
  const Part = lazyPart(load, { loading });
  render(<Part name="Maya" />);
  expect(screen.getByText("On its way")).toBeInTheDocument();
  await comes();
  expect(screen.getByText("Hello, Maya")).toBeInTheDocument();
});

it("says that it did not come, and tries again when it is asked to", async () => {
  const { load, comes, fails, tries } = script();
  const Part = lazyPart(load, { loading });
  await act(async () => render(<Part name="Maya" />));
  await fails();
  // The part retries once by itself when it's shown.
  await fails();
  expect(screen.getByRole("alert")).toHaveTextContent("This part didn't load");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(tries).toHaveLength(3);
  await comes();
  expect(screen.getByText("Hello, Maya")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("tries again by itself when the network is back, and when it is shown another time", async () => {
  const { load, comes, fails } = script();
  const Part = lazyPart(load, { loading });
  const { unmount } = await act(async () => render(<Part name="Maya" />));
  await fails();
  await fails();
  unmount();
  await act(async () => render(<Part name="Ben" />));
  await fails();
  await act(async () => window.dispatchEvent(new Event("online")));
  await comes();
  expect(screen.getByText("Hello, Ben")).toBeInTheDocument();
});

it("stands at once where its script was fetched ahead, and keeps what was begun in it", async () => {
  const Part = lazyPart<object>(async () => Counter, { loading });
  await Part.ahead();
  const { rerender } = render(<Part />);
  await userEvent.click(screen.getByRole("button", { name: "0" }));
  rerender(<Part />);
  expect(screen.getByRole("button", { name: "1" })).toBeInTheDocument();
});

it("comes to every place at once when it was tried again in one of them", async () => {
  const { load, comes, fails } = script();
  const Part = lazyPart(load, { loading });
  const places = (
    <>
      <Part name="Maya" />
      <Part name="Ben" />
    </>
  );
  await act(async () => render(places));
  await fails();
  await fails();
  expect(screen.getAllByRole("alert")).toHaveLength(2);
  await userEvent.click(screen.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
  await comes();
  expect(screen.getByText("Hello, Maya")).toBeInTheDocument();
  expect(screen.getByText("Hello, Ben")).toBeInTheDocument();
});

it("lets the keyboard go on from where the pressed button was, and takes the focus from nobody else", async () => {
  const { load, comes, fails } = script();
  const Part = lazyPart(load, { loading });
  const { unmount } = await act(async () => render(<Part name="Maya" />));
  await fails();
  await fails();
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  await comes();
  expect(document.activeElement?.nextElementSibling).toHaveTextContent("Hello, Maya");
  unmount();

  const second = script();
  const Another = lazyPart(second.load, { loading });
  await act(async () => render(<Another name="Ben" />));
  await second.fails();
  await second.fails();
  await act(async () => window.dispatchEvent(new Event("online")));
  await second.comes();
  expect(screen.getByText("Hello, Ben")).toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});

it("does not fail where what is fetched ahead does not come", async () => {
  const Part = lazyPart<object>(() => Promise.reject(new Error("no network")), { loading });
  await expect(Part.ahead()).resolves.toBeUndefined();
});

describe("what the server drew", () => {
  function takenOver(Part: typeof Greeting) {
    const place = document.createElement("div");
    // The markup that the server renders for a part it waited for.
    place.innerHTML = "<!--$--><p>Hello, <!-- -->Maya</p><!--/$-->";
    const problems = jest.fn();
    const root = hydrateRoot(place, <Part name="Maya" />, { onRecoverableError: problems });
    return {
      place,
      drawn: place.querySelector("p"),
      problems,
      again: (name: string) => root.render(<Part name={name} />),
    };
  }

  it("stays as it is until its script comes and takes it over, also when the page around it is drawn anew", async () => {
    const { load, comes } = script();
    const { place, drawn, problems, again } = await act(async () =>
      takenOver(lazyPart(load, { loading }) as typeof Greeting),
    );
    await act(async () => again("Maya"));
    await act(async () => again("Ben"));
    expect(place.querySelector("p")).toBe(drawn);
    expect(drawn).toHaveTextContent("Hello, Maya");
    await comes();
    expect(place.querySelector("p")).toBe(drawn);
    expect(drawn).toHaveTextContent("Hello, Ben");
    expect(problems).not.toHaveBeenCalled();
  });

  it("stays, where it is whole without its script, when that does not come, and is taken over with the network", async () => {
    const { load, comes, fails } = script();
    const Part = lazyPart(load, { loading, still: true }) as typeof Greeting;
    const { place, drawn, problems } = await act(async () => takenOver(Part));
    await fails();
    expect(place.querySelector("p")).toBe(drawn);
    await act(async () => window.dispatchEvent(new Event("online")));
    await comes();
    expect(place.querySelector("p")).toBe(drawn);
    expect(problems).not.toHaveBeenCalled();
  });

  it("makes room for the word that its script did not come, where nothing in it would answer", async () => {
    const { load, fails } = script();
    const { place } = await act(async () => takenOver(lazyPart(load, { loading }) as typeof Greeting));
    await fails();
    await fails();
    expect(place.querySelector("[role=alert]")).toHaveTextContent("This part didn't load");
  });

  it("is taken over as well when its script was fetched before", async () => {
    const Part = lazyPart(async () => Greeting, { loading });
    await Part.ahead();
    const { place, drawn, problems } = await act(async () => takenOver(Part as typeof Greeting));
    expect(place.querySelector("p")).toBe(drawn);
    expect(problems).not.toHaveBeenCalled();
  });
});
