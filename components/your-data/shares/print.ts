/** Whoever prints a link that was just made gets it alone on the sheet. */
export const BESIDE_A_LINK = "print:group-has-data-made-link/room:hidden";
