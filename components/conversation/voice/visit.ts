/**
 * What the person has decided on this device since the page was loaded; it outlives a conversation,
 * and no visit.
 */
export const visit = { textChosen: false, denied: false };

/**
 * True once something was tapped or pressed in this visit; before that neither sound nor microphone
 * starts.
 */
export const hasTapped = (): boolean => navigator.userActivation?.hasBeenActive === true;

/**
 * False where the person, or the browser for them, has said no to the microphone before (VOIC-14).
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
