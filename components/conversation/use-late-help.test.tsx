/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { helpWasShown, useLateHelp } from "./use-late-help";

const answer = (id: string, over: object = {}) => ({
  id,
  metadata: { crisis: { kind: "suicide", sign: true, late: true, ...over } },
});

beforeEach(() => sessionStorage.clear());

function reading(first: Parameters<typeof useLateHelp>[0]) {
  const show = jest.fn();
  const { rerender } = renderHook((newest: Parameters<typeof useLateHelp>[0]) => useLateHelp(newest, show), {
    initialProps: first,
  });
  return { show, rerender };
}

it("CRIS-09 CRIS-16 help comes up when a poll brings a crisis that was seen late, once", () => {
  const { show, rerender } = reading({ id: "a", metadata: null });
  expect(show).not.toHaveBeenCalled();
  rerender(answer("a"));
  rerender(answer("a"));
  expect(show.mock.calls).toEqual([["danger"]]);
  expect(reading(answer("a")).show).not.toHaveBeenCalled();
});

it("CRIS-09 leads with the lines for harm after harm by somebody", () => {
  expect(reading(answer("b", { kind: "abuse" })).show).toHaveBeenCalledWith("harm");
});

it.each([
  ["an answer of the protocol in its time", answer("c", { late: undefined })],
  ["no sign", answer("d", { sign: false })],
  ["nothing yet", undefined],
])("CRIS-09 stays away for %s", (_, newest) => expect(reading(newest).show).not.toHaveBeenCalled());

it("CRIS-09 stays away where the send itself brought it up", () => {
  helpWasShown("e");
  expect(reading(answer("e")).show).not.toHaveBeenCalled();
});
