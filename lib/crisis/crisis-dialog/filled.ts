/** `{number}` and `{word}` in a text stand for what the person's country uses. */
export const filled = (text: string, values: { number?: string; word?: string }): string =>
  text.replace("{number}", values.number ?? "").replace("{word}", values.word ?? "");
