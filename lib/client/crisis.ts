import { ApiError } from "./api";
import { toast } from "./toast";

export const CRISIS_DIALOG_ID = "crisis-dialog";

function crisisDialog(): HTMLDialogElement | null {
  const element = document.getElementById(CRISIS_DIALOG_ID);
  return element instanceof HTMLDialogElement ? element : null;
}

/**
 * Returns a function that restores the focus. If the field is gone by then (saved and closed under
 * the dialog), the focus goes to the nearest heading around it, or finally to the page's own.
 */
function wayBack(): () => void {
  const around: Element[] = [];
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement)
    around.push(at);
  return () => {
    const here = document.activeElement;
    if (here && here !== document.body && !crisisDialog()?.contains(here)) return;
    const [origin] = around;
    const left = around.filter((element) => element.isConnected);
    const headings = left.map((element) => element.querySelector<HTMLElement>("h1, h2, h3"));
    const place =
      origin instanceof HTMLElement && origin.isConnected
        ? origin
        : (headings.find((heading) => heading !== null) ??
          document.querySelector<HTMLElement>("main h1"));
    if (place !== origin) place?.setAttribute("tabindex", "-1");
    place?.focus({ preventScroll: true });
  };
}

/**
 * Which lines come first in the dialog: those for thoughts of dying, or those for harm by someone
 * else.
 */
export type CrisisAbout = "danger" | "harm";

/**
 * Both versions are already in the page, so neither waits for the network. `data-about` tells them
 * apart.
 */
function leadWith(dialog: HTMLDialogElement, about: CrisisAbout): void {
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-about]"))
    part.hidden = part.dataset.about !== about;
}

/**
 * Opens the page's only crisis dialog. If it's already open, nothing changes (CRIS-09), so nothing
 * moves under a finger. Closing it restores the default lines, because the next person to open it
 * must not learn what it was about.
 */
export function openCrisisDialog(about: CrisisAbout = "danger"): void {
  const dialog = crisisDialog();
  if (!dialog || dialog.open) return;
  const goBack = wayBack();
  leadWith(dialog, about);
  dialog.showModal();
  // If it can, the browser restores the focus first.
  dialog.addEventListener("close", goBack, { once: true });
  dialog.addEventListener("close", () => leadWith(dialog, "danger"), { once: true });
}

/**
 * Opens the dialog and adds a toast with spoken words. The toast is about the dialog, so both close
 * together.
 */
export function openWithWords(
  words: { readonly title: string; readonly description: string },
  about: CrisisAbout = "danger",
): void {
  openCrisisDialog(about);
  const { dismiss } = toast({ ...words, variant: "destructive" });
  if (isCrisisDialogOpen()) afterCrisisDialog(dismiss);
}

/** Runs `work` now if no crisis dialog is open, otherwise once it closes. */
export function afterCrisisDialog(work: () => void): void {
  if (isCrisisDialogOpen()) {
    // A dialog's close event doesn't bubble, so we listen in the capture phase.
    document.addEventListener("close", () => afterCrisisDialog(work), {
      capture: true,
      once: true,
    });
  } else {
    work();
  }
}

/**
 * Whether the text shows a crisis. Even a refusal says so (contract 5, "No refusal hides a
 * crisis").
 */
export const showsCrisis = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.crisis_detected === true;

/** Which lines come first for a crisis of that kind. */
export const aboutOfKind = (kind: string | undefined): CrisisAbout =>
  kind === "abuse" ? "harm" : "danger";

/** The same, from a response with crisis flags. */
export const aboutOf = (flags: { readonly crisis_kind?: string }): CrisisAbout =>
  aboutOfKind(flags.crisis_kind);

/** The same, from a refusal. */
export const aboutOfError = (error: unknown): CrisisAbout =>
  error instanceof ApiError ? aboutOf(error.detail) : "danger";

/** The redirect to the sign-in waits while this is true (contract 8: crisis beats every door). */
export const isCrisisDialogOpen = (): boolean => crisisDialog()?.open ?? false;
