/**
 * Text that was written but not sent yet. It's in session storage, so a reload, a failed send, or a
 * new sign-in loses nothing. Sign-out and quick exit clear it (contract 8, "Drafts"). Checkboxes
 * and lists that are part of a draft have `data-kept`, because a text can be found here by its
 * words but a choice can't (lib/client/first-aid/old-page.ts).
 */
const PREFIX = "willow.draft.";

/** The browser's settings can block storage. The text then lasts only as long as the page. */
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

let isOver = false;

/**
 * Once quick exit, sign-out or `endDrafts` has cleared the drafts, the page that is going stores
 * no new one.
 */
const isLeft = (): boolean =>
  isOver || document.documentElement.matches("[data-left],[data-signing-out]");

export function writeDraft(name: string, text: string): void {
  const store = storage();
  if (text.trim() === "") store?.removeItem(PREFIX + name);
  else if (!isLeft()) {
    try {
      store?.setItem(PREFIX + name, text);
    } catch {
      // Full storage must not stop anyone from writing.
    }
  }
}

export function clearDrafts(): void {
  const store = storage();
  if (store) for (const key of draftKeys(store)) store.removeItem(key);
}

/** Clears the drafts of a page that is left for good. */
export function endDrafts(): void {
  clearDrafts();
  isOver = true;
}

const OWNER = "willow.draft-owner";

/** Drafts belong to their author, so on a shared device the next person must not find them. */
export function claimDrafts(personId: string): void {
  isOver = false;
  const store = storage();
  const owner = store?.getItem(OWNER);
  if (owner && owner !== personId) clearDrafts();
  try {
    store?.setItem(OWNER, personId);
  } catch {
    // Full storage must not take the page down.
  }
}

/** The redirect to the sign-in waits while this is true (contract 8). */
export function hasUnsentDraft(): boolean {
  const store = storage();
  return store !== null && draftKeys(store).length > 0;
}
