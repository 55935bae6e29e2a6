const isElsewhere = (): boolean =>
  document.hidden || document.querySelector("dialog[open]") !== null;

/**
 * Reports whenever the person turns to something else than the conversation, and back: a dialog
 * opens over it (the crisis dialog above all), or the page is put away. Reports at once when that
 * is so already. Answers the way to stop.
 */
export function watchAttention(report: (elsewhere: boolean) => void): () => void {
  let was = false;
  const look = () => {
    const is = isElsewhere();
    if (is !== was) report(is);
    was = is;
  };
  const dialogs = new MutationObserver(look);
  dialogs.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    dialogs.disconnect();
    document.removeEventListener("visibilitychange", look);
  };
}
