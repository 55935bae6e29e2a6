import { ApiError } from "./api";

export const CRISIS_DIALOG_ID = "crisis-dialog";

function crisisDialog(): HTMLDialogElement | null {
  const element = document.getElementById(CRISIS_DIALOG_ID);
  return element instanceof HTMLDialogElement ? element : null;
}

/** Opens the one crisis dialog of the page; does nothing when it is open already (CRIS-09). */
export function openCrisisDialog(): void {
  const dialog = crisisDialog();
  if (dialog && !dialog.open) dialog.showModal();
}

/** Does `work` when no crisis dialog is open, or as soon as it has been closed. */
export function afterCrisisDialog(work: () => void): void {
  if (isCrisisDialogOpen()) {
    // A dialog's close event does not bubble; it is caught on its way down.
    document.addEventListener("close", () => afterCrisisDialog(work), { capture: true, once: true });
  } else {
    work();
  }
}

/** Refused or not, a text that shows a crisis says so (contract 5, "No refusal hides a crisis"). */
export const showsCrisis = (error: unknown): boolean =>
  error instanceof ApiError && error.detail.crisis_detected === true;

/** The sign-in bounce waits while this is true (contract 8: crisis beats every door). */
export const isCrisisDialogOpen = (): boolean => crisisDialog()?.open ?? false;
