/**
 * Each starts and ends with a letter, so that trimming removes nothing. Read back, it's identical
 * to the last code unit.
 */
export const HARD_TEXTS: Readonly<Record<string, string>> = {
  plain: "a plain text",
  NUL: "a\u0000b",
  "half a pair": "a\ud83eb",
  "the other half": "a\udd8ab",
  "zero width": "a\u200b\u200c\u200d\u2060\ufeffb",
  "right to left": "a \u202e שלום \u202c مرحبا \u2067 b",
  "10,000 emoji": `a${"🦊".repeat(10_000)}b`,
  "600 emoji": `a${"🦊".repeat(600)}b`,
  "20 emoji": `a${"🦊".repeat(20)}b`,
  "families and flags": "a 👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇳 👍🏿 b",
  combining: "a Z\u0337\u033b\u0353\u0325 e\u0301 \u1100\u1161\u11a8 b",
  "two ways to write one letter": "a é e\u0301 Å \u212b ﬁ b",
  "signs of control": "a\u0001\u0007\u001b[31m\u007f\u0085b",
  "ends of lines": "a\r\nb\rc\nd\u2028e\u2029f\tg\u000bh",
  "no characters": "a\uffff\ufdd0\u{1ffff}b",
  escapes: "a\\u0000 \\x00 %00 &amp; <b> \\ ' \" ` $" + "{1} {{1}} -- /* b",
};
