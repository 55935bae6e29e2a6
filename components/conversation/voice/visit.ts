/** The person's decisions since the page loaded; they outlast a conversation but not the visit. */
export const visit = { textChosen: false, denied: false };

/**
 * True once the person tapped or pressed something in this visit; before that neither sound nor
 * microphone starts.
 */
export const hasTapped = (): boolean => navigator.userActivation?.hasBeenActive === true;

/**
 * False if the person, or the browser on their behalf, has refused the microphone before (VOIC-14).
 */
export async function mayListen(): Promise<boolean> {
  if (visit.denied) return false;
  try {
    const { state } = await navigator.permissions.query({ name: "microphone" });
    return state !== "denied";
  } catch {
    return true;
  }
}
