/**
 * The path of the call that sent this page's newest text that may show a danger. Null if there is
 * none. The text itself is never stored.
 */
let noticedAt: string | null = null;
/** How long the page after the form may take to open (ms). */
const NEXT_PAGE_MS = 5_000;
const listeners = new Set<() => void>();

const isPossible = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "concern" in answer &&
  answer.concern === "possible";

/**
 * Reads the concern from the response to a write, refused or not (contract 8). A later write to the
 * same path replaces it.
 *
 * @param address the call's path, including its leading slash
 */
export function noteConcern(address: string, answer: unknown): void {
  if (isPossible(answer)) settle(address);
  else if (noticedAt === address) settle(null);
}

function settle(address: string | null): void {
  noticedAt = address;
  for (const listener of listeners) listener();
}

export const concernNoticedAt = (): string | null => noticedAt;

export function subscribeToConcern(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page that opens right after the save still shows it, but a page opened later must not
    // learn of it.
    setTimeout(() => {
      if (listeners.size === 0) noticedAt = null;
    }, NEXT_PAGE_MS);
  };
}
