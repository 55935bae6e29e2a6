/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { onEnter, onSave } from "./keys";

/** How browsers report the Enter that picks a word in an IME. */
const COMPOSING = [
  ["Chrome and Firefox", { key: "Enter", keyCode: 229, isComposing: true }],
  ["Firefox before 65", { key: "Enter", keyCode: 13, isComposing: true }],
  ["Safari, which ends the composition first", { key: "Enter", keyCode: 229, isComposing: false }],
] as const;

function setUp(keys: (act: () => void) => ReturnType<typeof onEnter>) {
  const act = jest.fn();
  render(<textarea onKeyDown={keys(act)} />);
  return { act, field: screen.getByRole("textbox") };
}

it.each(COMPOSING)("CHAT-14 an Enter of an input method sends nothing, and stays the input method's: %s", (_, key) => {
  const { act, field } = setUp(onEnter);
  expect(fireEvent.keyDown(field, key)).toBe(true);
  expect(act).not.toHaveBeenCalled();
});

it("CHAT-14 Enter sends, Shift and Enter does not", () => {
  const { act, field } = setUp(onEnter);
  expect(fireEvent.keyDown(field, { key: "Enter", keyCode: 13, shiftKey: true })).toBe(true);
  expect(act).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field, { key: "Enter", keyCode: 13 })).toBe(false);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(COMPOSING)("ADMN-10 Ctrl and Enter of an input method store nothing at the desk: %s", (_, key) => {
  const { act, field } = setUp(onSave);
  fireEvent.keyDown(field, { ...key, ctrlKey: true });
  expect(act).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Enter", keyCode: 13, ctrlKey: true });
  expect(act).toHaveBeenCalledTimes(1);
});
