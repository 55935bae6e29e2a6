import type { KeyboardEvent } from "react";

/** Ctrl or ⌘ and Enter anywhere in a form stores it. */
export const onSave = (save: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  save();
};
