/**
 * A call's own name: lowercase letters and hyphens, and none is longer than this. Ids, tokens, and
 * numbers contain other characters.
 */
const NAME = /^(?=.{1,32}$)[a-z]+(?:-[a-z]+)*$/;

/**
 * A path that's safe to log: link tokens grant access, and anybody can put anything into a URL, so
 * every segment that isn't a call's name becomes ":id".
 */
export const loggedPath = (path: string): string =>
  path.replace(/\/([^/]+)/g, (whole, part: string) => (NAME.test(part) ? whole : "/:id"));
