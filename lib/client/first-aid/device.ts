/**
 * Drafts live in session storage; a copy of the safety plan and moods that wait for a network in
 * local storage. Quick exit and signing out clear them, at once.
 */
export function clearDrafts(): void {
  try {
    sessionStorage.clear();
    // Whose it is goes too, so that no open page writes the copy again (lib/client/device-copy.ts).
    localStorage.removeItem("willow.plan.owner");
    localStorage.removeItem("willow.plan.kept");
    localStorage.removeItem("willow.plan");
    localStorage.removeItem("willow.signing-out");
    for (const key of Object.keys(localStorage))
      if (key.startsWith("willow.waiting.")) localStorage.removeItem(key);
  } catch {
    // No storage, no drafts.
  }
}
