/** "$149": a list price, in whole US dollars. */
export const dollars = (whole: number): string => `$${whole.toLocaleString("en-US")}`;

/** "$12.34": an invoice amount, in US cents. */
export const cents = (amount: number): string =>
  (amount / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
