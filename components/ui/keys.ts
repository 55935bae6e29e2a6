import type { KeyboardEvent } from "react";
import { isComposing } from "@/lib/client/is-composing";

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
