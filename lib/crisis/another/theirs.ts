import { join } from "node:path";
import { onePerProcess } from "@/lib/reader/one-per-process";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { readContent } from "@/lib/shared/read-content";
import { z } from "@/lib/shared/zod-messages";
import { clean } from "../clean";
import { compilerWith, writtenPattern, writtenSets } from "../protocol/ears/compile-pattern";
import { foldAnswer } from "../protocol/ears/fold-answer";

/** What a text says about another person's danger (content/en/crisis/theirs.yaml explains each). */
const THEIRS = [
  "wish",
  "harms",
  "farewell",
  "giving",
  "acting",
  "hit",
  "too",
  "mine",
  "notMe",
  "alone",
  "silent",
  "where",
  "beside",
  "coming",
  "away",
  "there",
  "told",
  "said",
  "yes",
  "promise",
] as const;
export type Theirs = (typeof THEIRS)[number];

/** Any of these tells plainly that another person is in danger. */
const TELLS: readonly Theirs[] = ["wish", "harms", "farewell", "giving", "acting", "hit"];

/** Texts are searched up to this length, in UTF-16 units. */
const READ = 1_500;

const hearing = z
  .strictObject({
    sets: writtenSets,
    ...(Object.fromEntries(THEIRS.map((name) => [name, writtenPattern])) as Record<
      Theirs,
      typeof writtenPattern
    >),
  })
  .transform(({ sets, ...written }) => {
    const compile = compilerWith(sets);
    return THEIRS.map((name) => [name, compile(written[name])] as const);
  });
type Ear = z.infer<typeof hearing>;

const loaded = onePerProcess("theirs", () => new Map<SpokenLanguage, Ear>());

function earOf(language: SpokenLanguage): Ear {
  const known = loaded().get(language);
  if (known) return known;
  const ear = readContent(join(language, "crisis", "theirs.yaml"), hearing);
  loaded().set(language, ear);
  return ear;
}

/** Reads a text in the person's language and in English. Pure; bounded by {@link READ}. */
export function hearTheirs(text: string, language: SpokenLanguage): ReadonlySet<Theirs> {
  const plain = foldAnswer(clean(text.slice(0, READ)).trim());
  const ears = language === "en" ? [earOf("en")] : [earOf(language), earOf("en")];
  return new Set(
    ears.flatMap((ear) => ear.filter(([, said]) => said.test(plain)).map(([name]) => name)),
  );
}

export const tellsOfAnother = (theirs: ReadonlySet<Theirs>): boolean =>
  TELLS.some((name) => theirs.has(name));
