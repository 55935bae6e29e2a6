import { z } from "@/lib/shared/zod-messages";
import { foldAnswer } from "./fold-answer";

const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{M}\\p{N}])";
const LEAD = "^[\\s\\p{P}]*";
const END = "[\\s\\p{P}]*$";

/** Where the alternatives of a list are looked for (content/en/crisis/hearing.yaml explains each). */
const WHERE = {
  words: (any: string) => `${BEFORE}${any}${AFTER}`,
  attached: (any: string) => `${BEFORE}${any}${AFTER}`,
  anywhere: (any: string) => any,
  begins: (any: string) => `${LEAD}${any}${AFTER}`,
  opens: (any: string) => `${LEAD}${any}`,
  whole: (any: string) => `${LEAD}${any}${END}`,
  pattern: (any: string) => any,
} as const satisfies Record<string, (any: string) => string>;
type Where = keyof typeof WHERE;
const PLACES = Object.keys(WHERE) as readonly Where[];

const words = z.array(z.string().min(1)).min(1);
const alternatives = z
  .array(
    z.union([
      z.string().min(1),
      z.strictObject({ brief: words }),
      z.strictObject({ alone: words }),
    ]),
  )
  .min(1);
type Alternative = z.infer<typeof alternatives>[number];

/** One pattern as it's written: one list, under the name of the place it's looked for. */
export const writtenPattern = z
  .strictObject({
    after: z.string().optional(),
    ...(Object.fromEntries(PLACES.map((place) => [place, alternatives.optional()])) as Record<
      Where,
      z.ZodOptional<typeof alternatives>
    >),
  })
  .refine((written) => PLACES.filter((place) => written[place]).length === 1, {
    error: `needs exactly one of ${PLACES.join(", ")}`,
  });
type WrittenPattern = z.infer<typeof writtenPattern>;

/** Sets by name: alternatives, or part of a pattern as it stands. */
export const writtenSets = z.record(
  z.string().regex(/^[A-Z][A-Z_\d]*$/),
  z.union([z.string().min(1), words]),
);
export type WrittenSets = z.infer<typeof writtenSets>;

/**
 * Compiles the patterns of one language.
 *
 * @returns a function that throws an Error for a set that doesn't exist
 */
export function compilerWith(
  sets: WrittenSets,
): (written: WrittenPattern, flags?: string) => RegExp {
  /** Puts the sets in the place of their names; `\p{L}` names none. */
  const expand = (text: string): string =>
    text.replace(/(?<!\\[pP])\{([A-Z][A-Z_\d]*)(\|)?\}/g, (_, name: string, spliced?: string) => {
      const set = sets[name];
      if (set === undefined) throw new Error(`the set ${name} is unknown`);
      if (typeof set === "string") return expand(set);
      const listed = expand(set.join("|"));
      return spliced ? listed : `(?:${listed})`;
    });
  return (written, flags = "u") => {
    const place = PLACES.find((one) => written[one]);
    if (!place) throw new Error("a pattern without a list");
    const parts = (written[place] ?? []).map((part) => expand(sourceOf(part, place)));
    const after = written.after && expand(written.after);
    const any = after === undefined ? parts.join("|") : `${after}(?:${parts.join("|")})`;
    const isRaw = place === "pattern";
    return new RegExp(WHERE[place](isRaw ? any : `(?:${foldAnswer(any)})`), flags);
  };
}

function sourceOf(part: Alternative, place: Where): string {
  if (typeof part === "string") return place === "attached" ? `[وف]?(?:${part})` : part;
  return "brief" in part ? brief(part.brief) : alone(part.alone);
}

/**
 * A word that names an obstacle only if it's nearly the whole answer: "el dinero", not "le di
 * dinero a mi hijo".
 */
const brief = (parts: readonly string[]): string =>
  `(?<=^[\\s\\p{P}]*(?:[\\p{L}']+[\\s\\p{P}]+){0,3})(?:${parts.join("|")})(?=(?:[\\s\\p{P}]+[\\p{L}']+){0,2}[\\s\\p{P}]*$)`;

/**
 * Like `brief`, for words that have to be the whole answer: "mis papás", "por mis papás", not "mis
 * papás se pelean".
 */
const alone = (parts: readonly string[]): string =>
  `(?<=^[\\s\\p{P}]*(?:[\\p{L}']+[\\s\\p{P}]+)?)(?:${parts.join("|")})(?=[\\s\\p{P}]*$)`;
