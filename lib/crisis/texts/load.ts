import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type CrisisTexts, crisisTexts } from "./schema";

const loaded = new Map<string, CrisisTexts>();

/**
 * The authored crisis texts for one language and age group (content/<locale>/crisis), read once per
 * process.
 *
 * @throws Error naming the file if it's missing, isn't YAML or has another shape
 */
export function crisisTextsFor(language: SpokenLanguage, ageGroup: AgeGroup): CrisisTexts {
  const path = join(language, "crisis", `${ageGroup}.yaml`);
  const known = loaded.get(path);
  if (known) return known;
  const texts = readTexts(path);
  loaded.set(path, texts);
  return texts;
}

function readTexts(path: string): CrisisTexts {
  try {
    return crisisTexts.parse(parse(readFileSync(join(process.cwd(), "content", path), "utf8")));
  } catch (error) {
    throw new Error(`content/${path}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
