import { z } from "@/lib/shared/zod-messages";

const flag = z.union([z.boolean(), z.number(), z.string()]).nullish();
const result = z.object({ categories: z.union([z.record(z.string(), flag), z.array(z.string())]) });
const answered = z.object({
  results: z.union([z.array(result).min(1), result.transform((one) => [one])]),
});

const isRaised = (value: z.output<typeof flag>): boolean =>
  value === true || value === 1 || value === "true";
const bare = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "");

/**
 * The categories that moderation flagged, reduced to letters ("selfharmintent"), because servers
 * spell and list them differently.
 *
 * @throws ZodError if the answer isn't a moderation result
 */
export function flagsIn(answer: unknown): ReadonlySet<string> {
  const { results } = answered.parse(answer);
  return new Set(
    results.flatMap(({ categories }) =>
      Array.isArray(categories)
        ? categories.map(bare)
        : Object.entries(categories).flatMap(([name, value]) =>
            isRaised(value) ? [bare(name)] : [],
          ),
    ),
  );
}
