import { readdirSync } from "node:fs";
import { join } from "node:path";

interface Words {
  readonly at: string;
  readonly title: string;
  readonly description: unknown;
}

const LIB = join(process.cwd(), "lib");

/** Every copy file; all texts of the interface are in these. */
const copies = (): string[] =>
  readdirSync(LIB, { recursive: true, encoding: "utf8" })
    .filter((path) => /(^|\/)copy(\/[\w-]+)?\.ts$/.test(path))
    .sort();

/** The entries under `toast` or `toasts`: a title and its description. */
function toastsIn(value: unknown, at: string, isToast: boolean, seen = new Set<unknown>()): Words[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const { title, description } = value as Record<string, unknown>;
  if (isToast && typeof title === "string") return [{ at, title, description }];
  return Object.entries(value).flatMap(([key, inner]) =>
    toastsIn(inner, `${at}.${key}`, isToast || /^toasts?$/.test(key), seen),
  );
}

it("ERR-35 a bare failure is titled Error, and every toast has a title and a sentence of its own", async () => {
  const found: Words[] = [];
  for (const path of copies()) found.push(...toastsIn(await import(join(LIB, path)), path, false));
  expect(found.length).toBeGreaterThan(40);
  const isSentence = (words: unknown) => typeof words === "string" && / /.test(words.trim());
  expect(found.filter(({ title }) => /^Failed to |\.$/.test(title))).toEqual([]);
  expect(found.filter(({ description }) => !isSentence(description))).toEqual([]);
  expect(found.filter(({ title }) => title === "Error").length).toBeGreaterThan(10);
  expect(found).toContainEqual(expect.objectContaining({ title: "Error", description: "Failed to create session." }));
  expect(found).toContainEqual(expect.objectContaining({ title: "Routine Generated" }));
});
