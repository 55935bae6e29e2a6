import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "@/lib/crisis/constants";
import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { z } from "@/lib/shared/zod-messages";
import { DIMENSIONS } from "./judge/types";

/** The format is described in README.md. */
const planted = z.object({
  id: z.string(),
  language: z.enum(SPOKEN_LANGUAGES),
  audience: z.enum(AGE_GROUPS),
  dimension: z.enum(DIMENSIONS),
  expect: z.enum(["bad", "good"]),
  kind: z.enum(KINDS),
  riskFromLine: z.int().nullable(),
  immediateFromLine: z.int().nullable(),
  lines: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string().min(1) })).min(2),
});
export type Planted = z.infer<typeof planted>;

/** All transcripts written independently of the judge; none if the folder doesn't exist. */
export function readPlanted(folder = join(__dirname, "planted")): Planted[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) => {
      const read: unknown = JSON.parse(readFileSync(join(folder, name), "utf8"));
      return (Array.isArray(read) ? read : [read]).map((one) => planted.parse(one));
    });
}
