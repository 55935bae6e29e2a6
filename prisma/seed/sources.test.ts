import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sourcesHash } from "./sources";

const root = mkdtempSync(join(tmpdir(), "willow-seeds-"));
const write = (path: string, text: string): void => {
  mkdirSync(join(root, path, ".."), { recursive: true });
  writeFileSync(join(root, path), text);
};
const hash = (): string => sourcesHash(join(root, "prisma", "seed"));

beforeAll(() => {
  write("prisma/seed/run.ts", "1");
  write("lib/features/movement/library/library.ts", "1");
  write("content/movement/strength.yaml", "dose: 1");
  write("content/en/movement/strength.yaml", "name: one");
});
afterAll(() => rmSync(root, { recursive: true }));

it.each([
  "prisma/seed/run.ts",
  "lib/features/movement/library/library.ts",
  "content/movement/strength.yaml",
  "content/en/movement/strength.yaml",
])("DATA-10 the seeds run again after a change to %s", (path) => {
  const before = hash();
  expect(hash()).toBe(before);
  write(path, "another");
  expect(hash()).not.toBe(before);
});
