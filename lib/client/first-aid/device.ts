/**
 * Quick exit and sign-out clear all of this at once: drafts in session storage, and in local
 * storage the copy of the safety plan and the moods waiting for a network.
 */
export function clearDrafts(): void {
  try {
    sessionStorage.clear();
    // Also removes the owner, so no open page writes the copy again (lib/client/device-copy.ts).
    localStorage.removeItem("willow.plan.owner");
    localStorage.removeItem("willow.plan.kept");
    localStorage.removeItem("willow.plan");
    localStorage.removeItem("willow.signing-out");
    for (const key of Object.keys(localStorage))
      if (key.startsWith("willow.waiting.")) localStorage.removeItem(key);
  } catch {
    // Without storage there are no drafts.
  }
}
