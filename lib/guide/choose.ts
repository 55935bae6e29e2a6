import type { Turn } from "@/lib/ports/model";
import { lastReplyWith } from "./talk-state";

/** FNV-1a: the same conversation always gets the same wording. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value;
}

/** Picks a wording that this conversation hasn't heard yet, or the one it heard longest ago. */
export function choose(
  wordings: readonly string[],
  { lines, sessionId }: Pick<Turn, "lines" | "sessionId">,
): string {
  const start = hash(`${sessionId}:${lines.length}`) % Math.max(1, wordings.length);
  const turned = [...wordings.slice(start), ...wordings.slice(0, start)];
  // The words before a slot identify the wording.
  const saidAt = (words: string): number => lastReplyWith(lines, words.split("{")[0] || words);
  return turned.toSorted((one, other) => saidAt(one) - saidAt(other))[0] ?? "";
}
