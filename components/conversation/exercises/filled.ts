/** Fills placeholders such as `{n}`; text passed from the server as a prop can't be a function. */
export const filled = (text: string, values: Readonly<Record<string, number>>): string =>
  Object.entries(values).reduce(
    (done, [name, value]) => done.replace(`{${name}}`, String(value)),
    text,
  );
