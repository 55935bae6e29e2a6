/** Fills `{n}` and its like; a text that came from the server as a prop cannot be a function. */
export const filled = (text: string, values: Readonly<Record<string, number>>): string =>
  Object.entries(values).reduce(
    (done, [name, value]) => done.replace(`{${name}}`, String(value)),
    text,
  );
