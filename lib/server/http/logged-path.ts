/**
 * The name of a call: lowercase letters and hyphens, at most this long. Ids, tokens, and numbers
 * contain other characters.
 */
const NAME = /^(?=.{1,32}$)[a-z]+(?:-[a-z]+)*$/;

/**
 * Makes a path safe to log by replacing every segment that doesn't look like a call's name with
 * ":id". A segment may be a link token that grants access, and anyone can put anything into a URL.
 */
export const loggedPath = (path: string): string =>
  path.replace(/\/([^/]+)/g, (whole, part: string) => (NAME.test(part) ? whole : "/:id"));
