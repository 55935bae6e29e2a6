/**
 * A call's own name: small letters and hyphens, and no call's is longer. Ids, tokens and numbers
 * hold something else.
 */
const NAME = /^(?=.{1,32}$)[a-z]+(?:-[a-z]+)*$/;

/**
 * A path as a log may hold it: link tokens grant access, and anybody can write anything into an
 * address, so every part that is no name of a call stands as ":id".
 */
export const loggedPath = (path: string): string =>
  path.replace(/\/([^/]+)/g, (whole, part: string) => (NAME.test(part) ? whole : "/:id"));
