import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { crisisDialogCopy } from "@/lib/crisis/copy";
import { AUDIENCES } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { problemsIn } from "./problems-in";
import { NAMESPACES } from "./shapes";

type Tree = { [key: string]: unknown };

const read = (path: string): Tree => JSON.parse(readFileSync(path, "utf8"));
const paths = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "messages"], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path.endsWith(".json") && existsSync(path));

const isTree = (value: unknown): value is Tree => typeof value === "object" && value !== null;

/** The path of every key, such as ["child", "harm", "line"], and of every place in a list. */
const keysIn = (tree: Tree): string[][] =>
  Object.entries(tree).flatMap(([key, value]) => [
    [key],
    ...(isTree(value) ? keysIn(value).map((inner) => [key, ...inner]) : []),
  ]);

/** The file with one of its objects or lists changed. */
function changed(path: string, above: readonly string[], change: (holder: Tree) => void): Tree {
  const file = read(path);
  change(above.reduce<Tree>((tree, key) => tree[key] as Tree, file));
  return file;
}

const valueAt = (path: string, key: readonly string[]): unknown =>
  key.reduce<unknown>((tree, name) => (tree as Tree)[name], read(path));

const naming = (path: string, key: readonly string[]) =>
  expect.arrayContaining([expect.stringContaining(`${path}: ${key.join(".")}: `)]);

it("has each namespace in exactly its languages", () => {
  const wanted = Object.entries(NAMESPACES).flatMap(([name, { languages }]) =>
    languages.map((language) => `messages/${language}/${name}.json`),
  );
  expect(paths.toSorted()).toEqual(wanted.toSorted());
});

describe.each(paths)("%s", (path) => {
  const keys = keysIn(read(path));

  it("has every key, no other, and the right placeholders", () => {
    expect(problemsIn(path, read(path))).toEqual([]);
  });

  it("is refused without any one of its keys", () => {
    for (const key of keys) {
      const above = key.slice(0, -1);
      if (Array.isArray(valueAt(path, above))) continue;
      const file = changed(path, above, (holder) => delete holder[key.at(-1) ?? ""]);
      expect(problemsIn(path, file)).toEqual(naming(path, key));
    }
  });

  it("is refused with a key that nothing shows", () => {
    for (const above of [[], ...keys]) {
      const holder = valueAt(path, above);
      if (!isTree(holder) || Array.isArray(holder)) continue;
      const file = changed(path, above, (tree) => Object.assign(tree, { more: "Never shown" }));
      expect(problemsIn(path, file)).toEqual([`${path}: ${[...above, "more"].join(".")}: Should not be there`]);
    }
  });

  it("is refused with a placeholder that is missing, misspelled or never filled", () => {
    for (const key of keys) {
      const text = valueAt(path, key);
      if (typeof text !== "string") continue;
      const wrong = text.includes("{")
        ? ["", "{ $1 }", "{$1", "{x$1}"].map((instead) => text.replace(/\{(\w+)\}/, instead).trim())
        : [`${text} {number}`, `${text} {`];
      for (const words of wrong) {
        const file = changed(path, key.slice(0, -1), (tree) => Object.assign(tree, { [key.at(-1) ?? ""]: words }));
        expect(problemsIn(path, file)).toEqual(naming(path, key));
      }
    }
  });
});

it("names a file that has no shape, and a list that lost a line", () => {
  expect(problemsIn("messages/en/unheard-of.json", {})).toEqual([
    "messages/en/unheard-of.json: tests/messages/shapes.ts has no shape for it",
  ]);
  const path = "messages/fr/crisis-dialog.json";
  const file = changed(path, ["child", "groundSteps"], (steps) => (steps as unknown as string[]).pop());
  expect(problemsIn(path, file)).toEqual([`${path}: child.groundSteps: Should have 5 lines`]);
});

it.each(SPOKEN_LANGUAGES)("CRIS-14 the crisis dialog in %s shows that language's file", (language) => {
  const file = read(`messages/${language}/crisis-dialog.json`);
  for (const audience of AUDIENCES) expect(crisisDialogCopy(language, audience)).toEqual(file[audience]);
});
