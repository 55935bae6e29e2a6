import { existsSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { CONTENT, readContent } from "@/lib/shared/read-content";
import { type Skill, skillOf } from "../skills/skill";
import * as schema from "./schema";
import * as skills from "./skill-schema";

/** `path` in parts, below content/. */
const readAs = <Shape extends z.ZodType>(shape: Shape, ...path: string[]): z.infer<Shape> =>
  readContent(join(...path), shape);

/** Every card's entry by id, in file order. */
export function readIndex(): ReadonlyMap<string, schema.Entry> {
  const groups = readAs(schema.index, "guide", "index.yaml");
  return new Map(Object.values(groups).flatMap((group) => Object.entries(group)));
}

/** Every card of a language by its id. */
export function readCards(language: SpokenLanguage): ReadonlyMap<string, schema.IndexedCard> {
  const index = readIndex();
  const groups = schema.GROUPS.map((group) =>
    readAs(schema.cards, language, "guide", "cards", `${group}.yaml`),
  );
  const cards = groups.flatMap((group) => Object.entries(group));
  return new Map(cards.map(([id, card]) => [id, { ...card, warn: index.get(id)?.warn ?? false }]));
}

/**
 * How people ask for each card or move, and how they talk about its topic: pairs of an id and a
 * text. Texts under `none` fit no card.
 */
export const readAsks = (
  language: SpokenLanguage,
): readonly (readonly [id: string, ask: string])[] => [
  ...textsIn(language, "asks", [...schema.GROUPS, "moves", "skills", "signals", "none"]),
  ...readTellings(language),
];

/** How people describe the situations. */
export const readTellings = (language: SpokenLanguage) => textsIn(language, "told", schema.TOLD);

const SHAPES = { asks: schema.asks, told: schema.told } as const;

const textsIn = (language: SpokenLanguage, folder: "asks" | "told", groups: readonly string[]) =>
  groups.flatMap((group) =>
    Object.entries(readAs(SHAPES[folder], language, "guide", folder, `${group}.yaml`)).flatMap(
      ([id, texts]) => texts.map((text) => [id, text] as const),
    ),
  );

export const readMoves = (language: SpokenLanguage): schema.Moves =>
  readAs(schema.moves, language, "guide", "moves.yaml");

export const readListening = (language: SpokenLanguage): schema.Listening =>
  readAs(schema.listening, language, "guide", "listening.yaml");

export const readMemory = (language: SpokenLanguage): schema.MemoryWords =>
  readAs(schema.memory, language, "guide", "memory.yaml");

/** Every skill's entry by id, in file order. */
export const readSkillIndex = (): ReadonlyMap<string, skills.SkillEntry> =>
  new Map(Object.entries(readAs(skills.skillIndex, "guide", "skills.yaml")));

/**
 * A language's skills for an age group, in index order. Teens get the adults' words unless the
 * language addresses adults formally.
 *
 * @throws Error if a skill in the index has no words, or lacks a step
 */
export function readSkills(language: SpokenLanguage, ageGroup: AgeGroup): readonly Skill[] {
  const isForTeens =
    ageGroup === "teen" && existsSync(join(CONTENT, language, "guide", "skills", "teen.yaml"));
  const files =
    ageGroup === "child"
      ? ["child"]
      : [isForTeens ? "teen" : "adult", ...(ageGroup === "adult" ? ["trauma"] : [])];
  const words = new Map(
    files.flatMap((file) =>
      Object.entries(readAs(skills.skillWords, language, "guide", "skills", `${file}.yaml`)),
    ),
  );
  const wanted = [...readSkillIndex()].filter(([, entry]) =>
    ageGroup === "child"
      ? entry.child !== undefined
      : ageGroup === "adult" || entry.trauma === undefined,
  );
  return wanted.map(([id, entry]) => {
    const found = words.get(id);
    if (!found) throw new Error(`content/${language}/guide/skills has no ${id} for ${ageGroup}s`);
    return skillOf(id, entry, found, ageGroup === "child");
  });
}

export const readPhrases = (language: SpokenLanguage) =>
  readAs(skills.skillPhrases, language, "guide", "skills", "words.yaml");

export const readTrauma = (language: SpokenLanguage): skills.TraumaWords =>
  readAs(skills.trauma, language, "guide", "trauma.yaml");

export const readCouples = (language: SpokenLanguage): skills.CoupleWords =>
  readAs(skills.couples, language, "guide", "couples.yaml");
