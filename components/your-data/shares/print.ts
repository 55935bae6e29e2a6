/** Prints a newly made link alone on the sheet. */
export const BESIDE_A_LINK = "print:group-has-data-made-link/room:hidden";
