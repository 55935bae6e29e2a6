import { join } from "node:path";
import { readManifest } from "@/lib/reader/manifest";
import { onePerProcess } from "@/lib/reader/one-per-process";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { type AsksIndex, readAsksIndex } from "./content/asks-index";
import {
  readAsks,
  readCards,
  readCouples,
  readIndex,
  readListening,
  readMemory,
  readMoves,
  readPhrases,
  readSkills,
  readTrauma,
} from "./content/load";
import { type Entry, HOLDS_BACK } from "./content/schema";
import { indexWords, type WordIndex } from "./content/word-index";
import { type Subjects, subjectsOf } from "./denied";
import type { Skill } from "./skills/skill";
import type { Content } from "./speaking";
import { type Marks, marksOf } from "./talk-state";
import { isDelicateTalk } from "./turn-plan";

/** A language's content for one age group. */
export interface Material {
  readonly content: Content;
  readonly marks: readonly Marks[];
  /** Entries of the cards that have words for them. */
  readonly index: ReadonlyMap<string, Entry>;
}

/** Read once per process, because the build gives each route its own modules. */
const kept = onePerProcess("guide", () => ({
  entries: undefined as ReadonlyMap<string, Entry> | undefined,
  shared: new Map<SpokenLanguage, Shared>(),
  skills: new Map<string, readonly Skill[]>(),
  materials: new Map<string, Material>(),
  words: new Map<SpokenLanguage, WordIndex>(),
  subjects: new Map<SpokenLanguage, Subjects>(),
  asks: undefined as { readonly index: AsksIndex | null } | undefined,
}));

function held<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

export function entries(): ReadonlyMap<string, Entry> {
  const store = kept();
  store.entries ??= readIndex();
  return store.entries;
}

type Shared = Omit<Content, "skills">;

const sharedOf = (language: SpokenLanguage): Shared =>
  held(kept().shared, language, () => ({
    cards: readCards(language),
    moves: readMoves(language),
    listening: readListening(language),
    memory: readMemory(language),
    phrases: readPhrases(language),
    trauma: readTrauma(language),
    couples: readCouples(language),
  }));

const skillsOf = (language: SpokenLanguage, ageGroup: AgeGroup): readonly Skill[] =>
  held(kept().skills, `${language} ${ageGroup}`, () => readSkills(language, ageGroup));

/** Similarity to each card by words alone. */
export const wordsFor = (language: SpokenLanguage): WordIndex =>
  held(kept().words, language, () => {
    const texts = new Map<string, string>();
    for (const [id, ask] of readAsks(language)) texts.set(id, `${texts.get(id) ?? ""} ${ask}`);
    return indexWords(texts, language);
  });

/** The words by which each card and skill is told from the others. */
export const subjectsFor = (language: SpokenLanguage): Subjects =>
  held(kept().subjects, language, () => {
    const { titles } = sharedOf(language).moves;
    const cards = [...entries()].flatMap(([id, { kind, topics }]) =>
      // One word never takes help for harm, danger or a death away, nor a helpline's numbers.
      isDelicateTalk(topics) || (kind === "willow" && !HOLDS_BACK.has(id))
        ? []
        : [[id, titles[id] ?? ""] as const],
    );
    const skills = skillsOf(language, "adult").map(({ id, title }) => [id, title] as const);
    return subjectsOf(new Map([...cards, ...skills]), readAsks(language), language);
  });

export const materialFor = (language: SpokenLanguage, ageGroup: AgeGroup): Material =>
  held(kept().materials, `${language} ${ageGroup}`, () => {
    const content = { ...sharedOf(language), skills: skillsOf(language, ageGroup) };
    const marks = marksOf(content.cards, ageGroup, language);
    const worded = new Set(marks.map(({ id }) => id));
    return { content, marks, index: new Map([...entries()].filter(([id]) => worded.has(id))) };
  });

/**
 * The vectors of all asks; null if they weren't built, or were built with other weights, since
 * vectors from two models aren't comparable.
 */
export function asksIndex(): AsksIndex | null {
  const store = kept();
  if (!store.asks) {
    const index = readAsksIndex(folder());
    store.asks = { index: index?.weights === readManifest(folder()).sha256 ? index : null };
  }
  return store.asks.index;
}

const folder = (): string => process.env.READER_DIR || join(process.cwd(), "models/reader");
