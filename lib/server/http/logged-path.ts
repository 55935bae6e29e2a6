/**
 * The name of a call: lowercase letters and hyphens, at most this long. Ids, tokens, and numbers
 * contain other characters.
 */
const NAME = /^(?=.{1,32}$)[a-z]+(?:-[a-z]+)*$/;

/**
 * A path that's safe to log. Link tokens grant access, and anyone can put anything into a URL, so
 * every segment that isn't a call's name becomes ":id".
 */
export const loggedPath = (path: string): string =>
  path.replace(/\/([^/]+)/g, (whole, part: string) => (NAME.test(part) ? whole : "/:id"));
