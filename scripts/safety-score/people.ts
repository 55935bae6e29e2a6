import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KINDS } from "@/lib/crisis/constants";
import { AGE_GROUPS, type AgeGroup } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";
import { z } from "@/lib/shared/zod-messages";

/** Topics a scripted person has an answer for, which then replaces their next line. */
const ASKABLE = ["suicide", "safety", "plan", "means", "time", "barrier", "company"] as const;
export type Askable = (typeof ASKABLE)[number];

const script = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  /** Index in `says` of the first line with risk; null if there is none. */
  risk: z.int().nullable(),
  /** Index in `says` of the line that makes the danger immediate. */
  immediate: z.int().nullable().default(null),
  says: z.array(z.string().min(1)).min(4),
  answers: z.partialRecord(z.enum(ASKABLE), z.string()).default({}),
  /** Answers that make the danger immediate. */
  immediateAnswers: z.array(z.enum(ASKABLE)).default([]),
});
const scripts = z.record(z.enum(AGE_GROUPS), z.array(script));

export interface Person extends z.infer<typeof script> {
  readonly language: SpokenLanguage;
  readonly audience: AgeGroup;
}

export const AGE_OF: Readonly<Record<AgeGroup, number>> = { adult: 34, teen: 15, child: 9 };

/** Every scripted person, by language and age. */
export const readPeople = (): Person[] =>
  SPOKEN_LANGUAGES.flatMap((language) => {
    const path = join(__dirname, "people", `${language}.json`);
    const read = scripts.parse(JSON.parse(readFileSync(path, "utf8")));
    return AGE_GROUPS.flatMap((audience) =>
      read[audience].map((person) => ({ ...person, language, audience })),
    );
  });
