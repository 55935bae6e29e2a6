/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import ErrorPage from "./error";

const goTo = jest.fn();
jest.mock("@/lib/client/navigation", () => ({
  goTo: (to: string) => goTo(to),
  currentPath: () => "/chat?topic=sleep",
}));

afterEach(() => document.documentElement.removeAttribute("data-audience"));

it.each([
  ["adult", "That didn't work", "What you wrote is saved"],
  ["child", "Oops, that didn't work", "It's not your fault"],
] as const)(
  "ERR-36 a page that could not be drawn says so to the %s and can be tried again",
  async (audience, title, text) => {
    document.documentElement.dataset.audience = audience;
    const reset = jest.fn();
    render(<ErrorPage error={new Error("read failed")} reset={reset} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole("alert")).toHaveTextContent(text);
    expect(screen.queryByText("read failed")).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Retry" }));
    expect(reset).toHaveBeenCalledTimes(1);
  },
);

it("ERR-36 a page whose script is gone is loaded in full when it is tried again", async () => {
  const reset = jest.fn();
  render(
    <ErrorPage error={Object.assign(new Error("Failed to load chunk"), { name: "ChunkLoadError" })} reset={reset} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(goTo.mock.calls).toEqual([["/chat?topic=sleep"]]);
  expect(reset).not.toHaveBeenCalled();
});
