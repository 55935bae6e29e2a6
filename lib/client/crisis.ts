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

/** The sign-in bounce waits while this is true (contract 8: crisis beats every door). */
export const isCrisisDialogOpen = (): boolean => crisisDialog()?.open ?? false;
