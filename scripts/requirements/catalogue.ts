import { readFileSync } from "node:fs";

export const ID = /\b[A-Z]{2,5}-\d{2}\b/g;

export interface Requirement {
  readonly id: string;
  readonly group: string;
  readonly text: string;
}

/** The lines "- ID text" of docs/requirements.md, in their order. @throws Error on an id that stands twice */
export function readCatalogue(file: string): Requirement[] {
  const found: Requirement[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const match = /^- ([A-Z]{2,5})-(\d{2}) (.+)$/.exec(line);
    if (!match) continue;
    const [, group = "", number = "", text = ""] = match;
    const id = `${group}-${number}`;
    if (found.some((known) => known.id === id)) throw new Error(`${id} stands twice in ${file}`);
    found.push({ id, group, text });
  }
  return found;
}
