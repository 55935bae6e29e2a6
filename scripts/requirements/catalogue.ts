import { readFileSync } from "node:fs";

export const ID = /\b[A-Z]{2,5}-\d{2}\b/g;

export interface Requirement {
  readonly id: string;
  readonly group: string;
  readonly text: string;
  /**
   * For a line that says "No test of its own": the lines it names as showing it. Null for every
   * other line.
   */
  readonly shownBy: readonly string[] | null;
}

/**
 * Proven: a passing test names it. Shown: it has no test of its own, and all lines that it names
 * are proven. Otherwise open.
 */
export type Standing = "proven" | "shown" | "open";

const NO_TEST = "No test of its own";

/**
 * The lines "- ID text" of docs/requirements.md, in order.
 * @throws Error if an id appears twice
 */
export function readCatalogue(file: string): Requirement[] {
  const found: Requirement[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const match = /^- ([A-Z]{2,5})-(\d{2}) (.+)$/.exec(line);
    if (!match) continue;
    const [, group = "", number = "", text = ""] = match;
    const id = `${group}-${number}`;
    if (found.some((known) => known.id === id)) throw new Error(`${id} stands twice in ${file}`);
    found.push({
      id,
      group,
      text,
      shownBy: text.includes(NO_TEST) ? (text.match(ID) ?? []) : null,
    });
  }
  return found;
}

/** A line that names no other line stays open: its statement alone proves nothing. */
export function standingOf({ id, shownBy }: Requirement, proven: ReadonlySet<string>): Standing {
  if (proven.has(id)) return "proven";
  return shownBy?.length && shownBy.every((other) => proven.has(other)) ? "shown" : "open";
}
