import type { KeyboardEvent } from "react";

/** The key code of a key that an input method takes for itself. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True while the key belongs to an input method. Safari ends a composition before the Enter that
 * chose its word is reported, so `isComposing` is false there, and only the key code tells.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<globalThis.KeyboardEvent, "isComposing" | "keyCode">) =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD;

/**
 * Enter sends; Shift and Enter begins a new line; a composing input method keeps its Enter
 * (CHAT-14).
 */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  send();
};
