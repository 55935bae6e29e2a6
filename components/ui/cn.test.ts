import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { twMerge } from "tailwind-merge";
import { cn } from "./cn";

const CLASS = /^[a-z!*[@-][\w:/.[\]()%,#&>*+=!@-]*$/;

const sources = ["app", "components"].flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(place, name), "utf8")),
);

/** Every word in our sources that could be a class name, without variants such as `hover:`. */
const utilities = new Set(
  sources
    .flatMap((source) =>
      [...source.matchAll(/["'`]([^"'`\n]{1,600})["'`]/g)].flatMap(([, text = ""]) => text.split(/\s+/)),
    )
    .filter((word) => CLASS.test(word) && word.length < 100)
    .map((word) => word.replace(/^(?:[\w@*-]+(?:\/\w+)?(?:\[[^\]]*\])?:)+/, "")),
);

/**
 * Keeps two names of each kind: the numbers in `px-1`, `px-2` behave alike, and so do brackets such
 * as `px-[3rem]`.
 */
function someOfEach(names: readonly string[]): string[] {
  const kept = new Map<string, number>();
  return names.filter((name) => {
    const kind = name.replace(/\[.*\]|\(.*\)/, (value) => value[0] ?? "").replace(/[\d./%]+/g, "0");
    kept.set(kind, (kept.get(kind) ?? 0) + 1);
    return (kept.get(kind) ?? 0) <= 2;
  });
}

it("decides like Tailwind's own table, for every two classes of ours", () => {
  const differing: string[] = [];
  const all = someOfEach([...utilities].filter((name) => twMerge(`${name} ${name}`) === name));
  expect(all.length).toBeGreaterThan(300);
  for (const first of all) {
    for (const second of all) {
      const both = `${first} ${second}`;
      if (first !== second && cn(both) !== twMerge(both)) differing.push(`${both}: ${cn(both)}`);
    }
  }
  expect(differing).toEqual([]);
});

it("keeps a class for another state beside it", () => {
  expect(cn("p-4 hover:p-2 md:p-6", "p-8", "md:p-10")).toBe("hover:p-2 p-8 md:p-10");
});

it("is where shadcn's command line looks for it, beside the primitives (components.json)", () => {
  const { aliases, tailwind } = JSON.parse(readFileSync("components.json", "utf8"));
  const placeOf = (alias: string) => alias.replace(/^@\//, "");
  expect(existsSync(tailwind.css)).toBe(true);
  for (const place of ["ui", "lib", "hooks"]) expect(existsSync(placeOf(aliases[place]))).toBe(true);
  expect(existsSync(`${placeOf(aliases.ui)}/button.tsx`)).toBe(true);
  expect(readFileSync(`${placeOf(aliases.utils)}.ts`, "utf8")).toContain("export const cn");
});
