/** Loads another page in full. The one place that leaves the page, so that a test can watch it. */
export const goTo = (address: string): void => window.location.assign(address);

/** Where the browser is, as a path that `returnTo` accepts. */
export const currentPath = (): string => window.location.pathname + window.location.search;
