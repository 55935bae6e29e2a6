/** Longest text that is read whole; of a longer one the beginning and the end, where people put what matters. */
const MAX_LENGTH = 40_000;

export const partsToRead = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH / 2)}\n${text.slice(-MAX_LENGTH / 2)}` : text;
