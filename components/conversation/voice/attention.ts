const isElsewhere = (): boolean =>
  document.hidden || document.querySelector("dialog[open]") !== null;

/**
 * Reports when the person's attention leaves the conversation and when it returns: a dialog opens
 * over it (the crisis dialog above all), or the page is hidden. Reports immediately if that's
 * already the case. Returns a function that stops watching.
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
