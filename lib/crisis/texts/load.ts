import { join } from "node:path";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { readContent } from "@/lib/shared/read-content";
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
  const texts = readContent(path, crisisTexts);
  loaded.set(path, texts);
  return texts;
}
