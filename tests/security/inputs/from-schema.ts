import fc from "fast-check";
import type { z } from "zod";

/** A zod schema's internal definition. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
}
/** The internal definition of one of a schema's checks. */
interface Check {
  readonly check?: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly length?: number;
  readonly value?: number;
}
interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly format?: string;
  readonly pattern?: RegExp;
}

export const defOf = (schema: z.ZodType): Def => schema.def as unknown as Def;

const checksOf = (schema: z.ZodType): Check[] => {
  const def = schema.def as unknown as Check & { checks?: readonly { _zod: { def: Check } }[] };
  return [def, ...(def.checks ?? []).map((check) => check._zod.def)];
};

/** Number formats and rewrites such as trimming don't restrict text. */
const NO_FORMAT = ["safeint", "int32", "float32", "float64"];

/** A value's limits on length or size, and its format. */
export function boundsOf(schema: z.ZodType): Bounds {
  const checks = checksOf(schema);
  const first = <K extends keyof Check>(key: K, of?: string) =>
    checks.find((check) => check[key] !== undefined && (of === undefined || check.check === of))?.[key];
  return {
    least: first("length") ?? first("minimum") ?? first("value", "greater_than"),
    most: first("length") ?? first("maximum") ?? first("value", "less_than"),
    format: checks.map(({ format }) => format).find((format) => format !== undefined && !NO_FORMAT.includes(format)),
    pattern: first("pattern"),
  };
}

/**
 * The side of a pipe that says more about the input: after preprocessing, before a transformation.
 */
export function innerOfPipe(schema: z.ZodType): z.ZodType | undefined {
  const { in: first, out } = defOf(schema);
  if (!first || !out) return undefined;
  return defOf(out).type === "transform" ? first : out;
}

const MOMENTS = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid({ version: 4 }),
  guid: fc.uuid(),
  email: fc.nat(99_999).map((number) => `person-${number}@example.com`),
  url: fc.constant("https://media.example.org/a.png"),
  datetime: MOMENTS,
  date: MOMENTS.map((moment) => moment.slice(0, 10)),
};

function stringOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { least = 0, most = 40, format, pattern } = boundsOf(schema);
  const known = format ? FORMATS[format] : undefined;
  if (known) return known;
  // fast-check can't generate from case-insensitive patterns.
  if (pattern) return fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace("i", "")));
  return fc.string({ minLength: least, maxLength: Math.max(least, Math.min(most, least + 40)), unit: "grapheme" });
}

function numberOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  const { least = -1000, most = 1000 } = boundsOf(schema);
  return fc.integer({ min: Math.max(least, -1e6), max: Math.max(least, Math.min(most, 1e6)) });
}

function listOf({ element }: Def, schema: z.ZodType): fc.Arbitrary<unknown> {
  const { least = 0, most = 4 } = boundsOf(schema);
  return fc.array(arbitraryOf(element), { minLength: least, maxLength: Math.max(least, Math.min(most, 6)) });
}

function objectOf(shape: Readonly<Record<string, z.ZodType>>): fc.Arbitrary<unknown> {
  return fc.record(Object.fromEntries(Object.entries(shape).map(([key, value]) => [key, arbitraryOf(value)])));
}

const BY_TYPE: Readonly<Record<string, (def: Def, schema: z.ZodType) => fc.Arbitrary<unknown>>> = {
  object: ({ shape = {} }) => objectOf(shape),
  string: (_, schema) => stringOf(schema),
  number: (_, schema) => numberOf(schema),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  undefined: () => fc.constant(undefined),
  enum: ({ entries = {} }) => fc.constantFrom(...Object.values(entries)),
  literal: ({ values = [] }) => fc.constantFrom(...values),
  array: listOf,
  record: ({ keyType, valueType }) => fc.dictionary(textOf(keyType), arbitraryOf(valueType), { maxKeys: 8 }),
  union: ({ options = [] }) => fc.oneof(...options.map(arbitraryOf)),
  optional: ({ innerType }) => fc.option(arbitraryOf(innerType), { nil: undefined }),
  nullable: ({ innerType }) => fc.option(arbitraryOf(innerType), { nil: null }),
};

const textOf = (schema: z.ZodType | undefined): fc.Arbitrary<string> => arbitraryOf(schema).map(String);

/** Values in the shape of a schema; its custom checks (refinements) may still reject them. */
export function arbitraryOf(schema: z.ZodType | undefined): fc.Arbitrary<unknown> {
  if (!schema) return fc.constant({});
  const def = defOf(schema);
  const make = BY_TYPE[def.type];
  if (make) return make(def, schema);
  const inner = def.innerType ?? innerOfPipe(schema);
  return inner ? arbitraryOf(inner) : fc.jsonValue({ maxDepth: 2 });
}
