/**
 * Where the newest text of this page that may show a danger was written; null where it was calm.
 * Never the text itself.
 */
let noticedAt: string | null = null;
/** So long the page after the one with the form may take (ms). */
const NEXT_PAGE_MS = 5_000;
const listeners = new Set<() => void>();

const isPossible = (answer: unknown): boolean =>
  typeof answer === "object" &&
  answer !== null &&
  "concern" in answer &&
  answer.concern === "possible";

/**
 * Takes the concern from the answer to a write, refused or not (contract 8). A later write to the
 * same place replaces it.
 *
 * @param address of the call, with its leading slash
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
    // A page that opens right after the save still shows it; one that opens later must not learn of
    // it.
    setTimeout(() => {
      if (listeners.size === 0) noticedAt = null;
    }, NEXT_PAGE_MS);
  };
}
