/**
 * Texts that were written but not sent yet. They live in session storage, so a reload, a failed
 * send, or a new sign-in loses nothing; sign-out and quick exit clear them (contract 8, "Drafts").
 * Checkboxes and lists that are part of a draft carry `data-kept`: a text can be found here by its
 * words, a choice can't (lib/client/first-aid/old-page.ts).
 */
const PREFIX = "willow.draft.";

/** The browser's settings can block storage; the text then lasts as long as the page. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

const draftKeys = (store: Storage): string[] =>
  Object.keys(store).filter((key) => key.startsWith(PREFIX));

export const readDraft = (name: string): string => storage()?.getItem(PREFIX + name) ?? "";

export function writeDraft(name: string, text: string): void {
  const store = storage();
  if (text.trim() === "") store?.removeItem(PREFIX + name);
  else {
    try {
      store?.setItem(PREFIX + name, text);
    } catch {
      // Full storage must not stop anybody from writing.
    }
  }
}

export function clearDrafts(): void {
  const store = storage();
  if (store) for (const key of draftKeys(store)) store.removeItem(key);
}

const OWNER = "willow.draft-owner";

/** Drafts belong to their author: on a shared device the next person must not find them. */
export function claimDrafts(personId: string): void {
  const store = storage();
  const owner = store?.getItem(OWNER);
  if (owner && owner !== personId) clearDrafts();
  try {
    store?.setItem(OWNER, personId);
  } catch {
    // Full storage must not take the page down.
  }
}

/** The sign-in bounce waits while this is true (contract 8). */
export function hasUnsentDraft(): boolean {
  const store = storage();
  return store !== null && draftKeys(store).length > 0;
}
