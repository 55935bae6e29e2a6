/**
 * For use as a ref: the function is the same on every render, so it runs only when the element
 * mounts.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
