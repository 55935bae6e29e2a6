import { z } from "zod";
import { onePerProcess } from "@/lib/reader/one-per-process";
import { readContent } from "@/lib/shared/read-content";
import { OUTPUT_RULES, type OutputRule } from "./replacements";

const patterns = z.array(z.string().min(1)).min(1);
const rule = z.strictObject({
  rule: z.enum(OUTPUT_RULES),
  find: patterns,
  unless: patterns.optional(),
});

/** The shape of content/guide/output-rules.yaml, which explains itself. */
const written = z.strictObject({
  sets: z.record(z.string().regex(/^[A-Z]+$/), patterns),
  always: z.array(rule),
  trauma: z.array(rule),
  steady: z.array(rule),
  recital: patterns,
});

export interface CompiledRule {
  readonly rule: OutputRule;
  readonly find: RegExp;
  /** Lets a sentence pass all the same. */
  readonly unless: RegExp | null;
}

/**
 * Claims a model's sentence must not make, in the order in which they're tried. The patterns of a
 * rule run as one, and so do its exceptions.
 */
export const outputRules = onePerProcess("output-rules", () =>
  readContent(
    "guide/output-rules.yaml",
    written.transform(({ sets, always, trauma, steady, recital }) => {
      const compile = (entries: readonly string[], flags?: string): RegExp =>
        new RegExp(
          entries.join("|").replace(/\{([A-Z]+)\}/g, (_, name: string) => {
            const set = sets[name];
            if (!set) throw new Error(`the set ${name} is unknown`);
            return `(${set.join("|")})`;
          }),
          flags,
        );
      const compiled = (rules: readonly z.infer<typeof rule>[]): CompiledRule[] =>
        rules.map(({ rule, find, unless }) => ({
          rule,
          find: compile(find),
          unless: unless ? compile(unless) : null,
        }));
      const inTrauma = [...compiled(always), ...compiled(trauma)];
      return {
        always: compiled(always),
        trauma: inTrauma,
        steady: [...inTrauma, ...compiled(steady)],
        recital: compile(recital, "i"),
      };
    }),
  ),
);
