/** A call's own name: small letters and hyphens. Ids and tokens of this length hold a digit or a capital. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/;

/** A path as a log may hold it: link tokens grant access, so whatever looks like an id or a token is masked. */
export const loggedPath = (path: string): string =>
  path.replace(/\/([\w-]{20,})/g, (whole, part: string) => (NAME.test(part) ? whole : "/:id"));
