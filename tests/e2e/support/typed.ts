import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import type { Locator } from "@playwright/test";

const FILE = ".verify/typed.txt";

/**
 * Types like a person and remembers the text: none of it may be readable in the database afterward.
 */
export async function writePrivately(field: Locator, text: string): Promise<void> {
  mkdirSync(".verify", { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(text)}\n`);
  await field.fill(text);
}

export const typedTexts = (): string[] =>
  existsSync(FILE)
    ? readFileSync(FILE, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];
