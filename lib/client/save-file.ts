/** Safari reads the URL only after the click has ended. */
const RELEASED_AFTER_MS = 60_000;

/**
 * Saves text as a file on the person's device. Nothing is sent. The leading byte order mark says
 * it's UTF-8.
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
