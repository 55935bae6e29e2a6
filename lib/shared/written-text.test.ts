import { execFileSync } from "node:child_process";
import { z } from "zod";
import { boundsOf, defOf } from "@/tests/security/inputs/from-schema";
import { atLeastUnits, optionalText, writtenText } from "./written-text";

const FOX = "🦊";

it("VALD-04 VALD-24 counts in the units browsers count in: an emoji is two", () => {
  const text = writtenText(10, "too long");
  expect(text.safeParse(FOX.repeat(5)).success).toBe(true);
  expect(text.safeParse(FOX.repeat(6)).error?.issues.map(({ message }) => message)).toEqual(["too long"]);
  expect(optionalText(10, "too long").safeParse(` ${FOX.repeat(5)} `).data).toBe(FOX.repeat(5));
  expect(z.string().check(atLeastUnits(4)).safeParse(FOX.repeat(2)).success).toBe(true);
});

it("VALD-24 tells its bounds to whoever asks the schema", () => {
  expect(boundsOf(writtenText(10, "too long")).most).toBe(10);
});

/** Every schema inside a schema, including itself. */
function within(schema: z.ZodType, seen = new Set<z.ZodType>()): Set<z.ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const { shape = {}, options = [], ...def } = defOf(schema);
  const inner = [def.element, def.innerType, def.keyType, def.valueType, def.in, def.out];
  for (const next of [...Object.values(shape), ...options, ...inner]) if (next) within(next, seen);
  return seen;
}

/** zod's own length checks of a text. A code point equals a unit only if the limit is one. */
const ownMeasures = (schema: z.ZodType): unknown[] =>
  (schema.def as { checks?: { _zod: { def: { check: string; minimum?: number } } }[] }).checks
    ?.map(({ _zod }) => _zod.def)
    .filter(
      ({ check, minimum }) => /_length$|length_equals/.test(check) && !(check === "min_length" && minimum === 1),
    ) ?? [];

const SCHEMAS = execFileSync("git", ["ls-files", "lib/**/schema.ts"], { encoding: "utf8" }).trim().split("\n");

it.each(SCHEMAS)("VALD-04 VALD-24 no text of %s is measured in code points", async (path) => {
  const exported: unknown[] = Object.values(await import(`@/${path.replace(/\.ts$/, "")}`));
  const maps = exported.flatMap((value) =>
    value && typeof value === "object" ? [value, ...Object.values(value)] : [],
  );
  const schemas = maps.filter((value): value is z.ZodType => value instanceof z.ZodType);
  const texts = schemas.flatMap((schema) => [...within(schema)]).filter((schema) => defOf(schema).type === "string");
  expect(texts.flatMap(ownMeasures)).toEqual([]);
});
