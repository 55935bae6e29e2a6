/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { AUTO_DISMISS_MS, currentToasts, REMOVE_DELAY_MS, toast } from "@/lib/client/toast";
import { Toaster } from "./toaster";

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  pass(AUTO_DISMISS_MS);
  pass(REMOVE_DELAY_MS);
  jest.useRealTimers();
});

describe("toasts", () => {
  it("CONST-03 shows at most one: the newest", () => {
    act(() => {
      toast({ title: "First" });
      toast({ title: "Second" });
    });
    expect(screen.queryByText("First")).not.toBeInTheDocument();
    expect(screen.getByText("Second")).toBeInTheDocument();
  });

  it("is not printed over the paper of a certificate", () => {
    expect(screen.getByRole("region", { name: "Notifications" })).toHaveClass("print:hidden");
  });

  it("ERR-36 keeps a page of the last build as long as one shows", () => {
    act(() => toast({ title: "Deleted" }));
    expect(document.querySelector("[data-toast]")).toHaveTextContent("Deleted");
    pass(AUTO_DISMISS_MS);
    expect(document.querySelector("[data-toast]")).toBeNull();
  });

  it("CONST-03 removes a toast 5000 ms after its dismissal", () => {
    act(() => toast({ title: "Gone" }).dismiss());
    expect(screen.queryByText("Gone")).not.toBeInTheDocument();
    pass(4999);
    expect(currentToasts()).toHaveLength(1);
    pass(1);
    expect(currentToasts()).toHaveLength(0);
  });

  it("CONST-04 dismisses itself after five seconds", () => {
    act(() => void toast({ title: "Saved" }));
    pass(4999);
    expect(screen.getByText("Saved")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("CONST-04 has a close button", () => {
    act(() => void toast({ title: "Saved" }));
    fireEvent.click(screen.getByRole("button", { name: "Dismiss notification" }));
    expect(screen.queryByText("Saved")).not.toBeInTheDocument();
  });

  it("waits while somebody reads it under the pointer", () => {
    act(() => void toast({ title: "Long" }));
    fireEvent.pointerEnter(screen.getByText("Long"));
    pass(20_000);
    expect(screen.getByText("Long")).toBeInTheDocument();
    fireEvent.pointerLeave(screen.getByText("Long"));
    pass(AUTO_DISMISS_MS);
    expect(screen.queryByText("Long")).not.toBeInTheDocument();
  });

  it("announces errors at once and the rest politely, in regions that are there before", () => {
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
    act(() => void toast({ title: "Error", variant: "destructive" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Error");
    act(() => void toast({ title: "Fine" }));
    expect(screen.getByRole("status")).toHaveTextContent("Fine");
    expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  });

  it("does what its action says once, then goes", () => {
    const undo = jest.fn();
    act(() => void toast({ title: "Mood logged", action: { label: "Undo", onClick: undo } }));
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText("Mood logged")).not.toBeInTheDocument();
  });
});
