/**
 * As a ref: one function for all renders, so that it is called when the element appears and not
 * again.
 */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();
