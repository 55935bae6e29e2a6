import type { KeyboardEvent } from "react";
import { isComposing } from "@/components/ui/keys";

/** Ctrl/⌘+Enter anywhere in a form stores it. */
export const onSave = (save: () => unknown) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent))
    return;
  event.preventDefault();
  save();
};
