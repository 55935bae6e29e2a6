const OTHER_SPACE = /[^\S ]/;

/**
 * One space wherever there are several or others, and none at the ends. Most texts are so already,
 * and searches tell it fastest.
 */
export const singleSpaced = (text: string): string =>
  OTHER_SPACE.test(text) ? evenly(text) : spacesOnce(text);

/** The same for a text with no other space in it than the plain one. */
export const spacesOnce = (text: string): string =>
  text.startsWith(" ") || text.endsWith(" ") || text.includes("  ") ? evenly(text) : text;

const evenly = (text: string): string => text.replace(/\s+/g, " ").trim();
