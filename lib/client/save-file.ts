/** Safari reads the address only after the click is over. */
const RELEASED_AFTER_MS = 60_000;

/**
 * Hands a text to the browser as a file of the person's own; nothing is sent. The mark at the front
 * says that it is UTF-8.
 */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([`\uFEFF${text}`], { type: `${type};charset=utf-8` }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), RELEASED_AFTER_MS);
}
