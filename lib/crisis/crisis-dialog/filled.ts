/** Fills `{number}` and `{word}` in a text with the values for the person's country. */
export const filled = (text: string, values: { number?: string; word?: string }): string =>
  text.replace("{number}", values.number ?? "").replace("{word}", values.word ?? "");
