/**
 * Whether a text contains nothing readable: only symbols, random keystrokes, or one repeated
 * letter. Numbers count as readable.
 */
export function isGibberish(text: string): boolean {
  const plain = text.toLowerCase().trim();
  const letters = plain.replace(/[^\p{L}\p{M}]/gu, "");
  if (letters.length === 0) return !/\p{N}/u.test(text);
  if (plain.split(/\s+/).length > 3 || !/^[a-z]+$/.test(letters)) return /(.)\1{5,}/.test(letters);
  const vowels = letters.replace(/[^aeiouy]/g, "").length;
  return (
    /[^aeiouy]{6,}/.test(letters) ||
    (letters.length >= 6 && vowels / letters.length < 0.15) ||
    /(.)\1{4,}/.test(letters) ||
    /^(?:asdf|qwer|hjkl|zxcv|jkl)/.test(letters)
  );
}
