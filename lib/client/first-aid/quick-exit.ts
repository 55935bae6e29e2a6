/**
 * Quick exit: `[data-quick-exit="address"]`, or Escape three times within two seconds, replaces the
 * page. Going back in this tab afterwards shows a plain cover over every page until someone taps
 * "Go on".
 */
import { isComposing } from "@/lib/client/is-composing";
import { closed, goOn } from "@/messages/en/quick-exit.json";
import { clearDrafts } from "./device";

const ESCAPES = 3;
const WITHIN_MS = 2000;

/** app/layout.tsx uses the same name and hides the page before it's painted. */
const LEFT = "willow.left";
const NO_TITLE = "\u200b";
const root = document.documentElement;
let titleBefore = "";
let escapes: number[] = [];

function left(): boolean {
  try {
    return sessionStorage.getItem(LEFT) !== null;
  } catch {
    return false;
  }
}

function leave(exit: Element): void {
  clearDrafts();
  try {
    sessionStorage.setItem(LEFT, "1");
  } catch {
    // The page is replaced anyway.
  }
  root.setAttribute("data-left", "");
  root.style.visibility = "hidden";
  titleBefore = document.title;
  document.title = " ";
  location.replace(exit.getAttribute("data-quick-exit") ?? "");
}

/** Hides the page's title, which would reveal what it's about. */
function hideTitle(): () => void {
  let title = titleBefore || document.title;
  const hide = () => {
    if (document.title === NO_TITLE) return;
    title = document.title.trim() || title;
    document.title = NO_TITLE;
  };
  const watch = new MutationObserver(hide);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  hide();
  return () => {
    watch.disconnect();
    document.title = title;
  };
}

function cover(): void {
  root.setAttribute("data-left", "");
  root.style.visibility = "";
  if (document.getElementById("left-cover")) return;
  const showTitle = hideTitle();
  const box = document.createElement("div");
  box.id = "left-cover";
  Object.assign(box.style, {
    position: "fixed",
    inset: "0",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: "1rem",
    font: "1rem system-ui, sans-serif",
    background: "Canvas",
    color: "CanvasText",
  });
  const words = document.createElement("p");
  words.textContent = closed;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = goOn;
  Object.assign(button.style, { font: "inherit", minHeight: "2.75rem", padding: "0.5rem 1.5rem" });
  button.addEventListener("click", () => {
    sessionStorage.removeItem(LEFT);
    box.remove();
    root.removeAttribute("data-left");
    showTitle();
  });
  box.append(words, button);
  root.append(box);
}

function coverIfLeft(): void {
  if (left()) cover();
}

function countEscapes(event: KeyboardEvent): void {
  if (event.key !== "Escape" || event.repeat) return;
  // For staff, Escape in a field only leaves the field.
  const isInField =
    event.target instanceof Element && event.target.matches("input, textarea, select");
  if (location.pathname.startsWith("/admin") && isInField) return;
  const now = event.timeStamp;
  escapes = [...escapes.filter((at) => now - at < WITHIN_MS), now];
  // Canceling a word in an IME takes up to three, so the one that leaves must not be the IME's.
  if (isComposing(event)) return;
  const exit = document.querySelector("[data-quick-exit]");
  if (escapes.length >= ESCAPES && exit) leave(exit);
}

export function leaveQuickly(): void {
  // A page restored from the back/forward cache doesn't run its scripts again.
  window.addEventListener("pageshow", coverIfLeft);
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", coverIfLeft);
  else coverIfLeft();
  document.addEventListener("click", ({ target }) => {
    const exit = target instanceof Element && target.closest("[data-quick-exit]");
    if (exit) leave(exit);
  });
  // Uses the capture phase, so an Escape that a dialog swallows still counts.
  window.addEventListener("keydown", countEscapes, true);
}
