import type { KeyboardEvent } from "react";

/** The key code browsers report for a key that an IME consumes. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * True while the key belongs to an IME. Safari ends a composition before it reports the Enter that
 * chose the word, so `isComposing` is false there and only the key code shows it.
 */
export const isComposing = ({
  isComposing,
  keyCode,
}: Pick<globalThis.KeyboardEvent, "isComposing" | "keyCode">) =>
  isComposing || keyCode === TAKEN_BY_INPUT_METHOD;

/**
 * Enter sends, Shift+Enter starts a new line; an IME that is composing keeps its Enter (CHAT-14).
 */
export const onEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
  event.preventDefault();
  send();
};

/** Ctrl/⌘+Enter anywhere in a form stores it. */
export const onSave = (save: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent))
    return;
  event.preventDefault();
  save();
};
