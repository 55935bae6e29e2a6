/** Loads another page in full. All full navigations go through here, so tests can watch them. */
export const goTo = (address: string): void => window.location.assign(address);

/** The current path, in the form `returnTo` accepts. */
export const currentPath = (): string => window.location.pathname + window.location.search;
