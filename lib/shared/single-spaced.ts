const OTHER_SPACE = /[^\S ]/;

/** One space wherever there are several or others, and none at the ends. Most texts are so already, and searches tell it fastest. */
export const singleSpaced = (text: string): string =>
  text.startsWith(" ") || text.endsWith(" ") || text.includes("  ") || OTHER_SPACE.test(text)
    ? text.replace(/\s+/g, " ").trim()
    : text;
