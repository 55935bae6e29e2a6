import { ApiError } from "./api";
import { toast } from "./toast";

export const CRISIS_DIALOG_ID = "crisis-dialog";

function crisisDialog(): HTMLDialogElement | null {
  const element = document.getElementById(CRISIS_DIALOG_ID);
  return element instanceof HTMLDialogElement ? element : null;
}

/**
 * Leads the focus back to where somebody was. The field may be gone by then, saved and closed under
 * the dialog: the heading of what stood around it takes its place, the nearest first, and the
 * page's own at last.
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

/** What the dialog leads with: the lines for thoughts of dying, or those for harm by somebody. */
export type CrisisAbout = "danger" | "harm";

/** Both stand in the page, so that neither waits for a network; `data-about` tells them apart. */
function leadWith(dialog: HTMLDialogElement, about: CrisisAbout): void {
  for (const part of dialog.querySelectorAll<HTMLElement>("[data-about]"))
    part.hidden = part.dataset.about !== about;
}

/**
 * Opens the one crisis dialog of the page; does nothing when it is open already (CRIS-09), so that
 * nothing moves under a finger. Closed, it is again what everybody sees: whoever opens it next must
 * not learn what it was about.
 */
export function openCrisisDialog(about: CrisisAbout = "danger"): void {
  const dialog = crisisDialog();
  if (!dialog || dialog.open) return;
  const goBack = wayBack();
  leadWith(dialog, about);
  dialog.showModal();
  // The browser gives the focus back first, where it still can.
  dialog.addEventListener("close", goBack, { once: true });
  dialog.addEventListener("close", () => leadWith(dialog, "danger"), { once: true });
}

/**
 * Opens the dialog and says so where the page is spoken. What it says of the window goes with the
 * window.
 */
export function openWithWords(
  words: { readonly title: string; readonly description: string },
  about: CrisisAbout = "danger",
): void {
  openCrisisDialog(about);
  const { dismiss } = toast({ ...words, variant: "destructive" });
  if (isCrisisDialogOpen()) afterCrisisDialog(dismiss);
}

/** Does `work` when no crisis dialog is open, or as soon as it has been closed. */
export function afterCrisisDialog(work: () => void): void {
  if (isCrisisDialogOpen()) {
    // A dialog's close event does not bubble; it is caught on its way down.
    document.addEventListener("close", () => afterCrisisDialog(work), {
      capture: true,
      once: true,
    });
  } else {
    work();
  }
}

/** Refused or not, a text that shows a crisis says so (contract 5, "No refusal hides a crisis"). */
export const showsCrisis = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.crisis_detected === true;

/** What the dialog leads with for a crisis of that kind. */
export const aboutOfKind = (kind: string | undefined): CrisisAbout =>
  kind === "abuse" ? "harm" : "danger";

/** The same for an answer that carries the flag. */
export const aboutOf = (flags: { readonly crisis_kind?: string }): CrisisAbout =>
  aboutOfKind(flags.crisis_kind);

/** The same for a refusal. */
export const aboutOfError = (error: unknown): CrisisAbout =>
  error instanceof ApiError ? aboutOf(error.detail) : "danger";

/** The sign-in bounce waits while this is true (contract 8: crisis beats every door). */
export const isCrisisDialogOpen = (): boolean => crisisDialog()?.open ?? false;
