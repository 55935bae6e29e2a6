/**
 * Shows enough of an address for its owner to recognize it, but too little for others to learn it:
 * "p•••@example.com".
 */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  return at < 1 ? "•••" : `${address.slice(0, 1)}•••${address.slice(at)}`;
}
