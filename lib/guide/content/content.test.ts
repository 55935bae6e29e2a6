import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { INTERACTIVE } from "@/lib/features/conversation/exercises/constants";
import { opensOf } from "@/lib/features/conversation/exercises/policy";
import { APPROACHES, FOCI } from "@/lib/features/couples/constants";
import { readManifest } from "@/lib/reader/manifest";
import { AGE_GROUPS } from "@/lib/shared/audience";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import { CONTENT } from "@/lib/shared/read-content";
import { nameOf, readAsksIndex } from "./asks-index";
import {
  readAsks,
  readCards,
  readCouples,
  readIndex,
  readListening,
  readMoves,
  readPhrases,
  readSkillIndex,
  readSkills,
  readTellings,
} from "./load";
import { GROUPS, MOVES, NO_CARD, problemsOf } from "./schema";
import { SIGNALS } from "./skill-schema";

const index = readIndex();
const SIGNAL_IDS: readonly string[] = Object.values(SIGNALS).flat();

const named = z.record(z.string(), z.array(z.string().min(5)).min(1));

/** The published practice that cards rest on, by card. Cards about Willow itself have none. */
const sourcesOf = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    GROUPS.filter((group) => group !== "willow").flatMap((group) =>
      Object.entries(named.parse(parse(readFileSync(join(CONTENT, "guide", "sources", `${group}.yaml`), "utf8")))),
    ),
  );

it("the index has at least 180 situations, and a line about each", () => {
  expect([...index.values()].filter(({ kind }) => kind === "situation").length).toBeGreaterThanOrEqual(180);
});

it("every card but those about Willow itself names its source", () => {
  const sources = sourcesOf();
  const without = [...index].filter(([id, { kind }]) => kind !== "willow" && !sources.has(id)).map(([id]) => id);
  expect(without).toEqual([]);
});

/** Delicate situations that may be found in some languages only by how people ask for them. */
const ASKED_FOR_ONLY: ReadonlySet<string> = new Set([
  "urge-to-hurt-myself",
  "secret-that-hurts",
  "sexual-assault-past",
  "scared-of-baby-thoughts",
  "ocd-thoughts",
  "friend-talks-of-dying",
  "worried-about-teen",
  "unsafe-at-home",
  "controlling-partner",
  "suicide-loss",
  "survivor",
  "dissociation",
  "trauma-memories",
  "trauma-what-is-it",
  "cannabis-and-drugs",
]);

describe.each(SPOKEN_LANGUAGES)("content/%s/guide", (language) => {
  const cards = readCards(language);

  it("has each card whole, and no other", () => {
    expect([...index].flatMap(([id, entry]) => problemsOf(id, entry, cards.get(id)))).toEqual([]);
    expect([...cards.keys()].filter((id) => !index.has(id))).toEqual([]);
  });

  it("has a title for each card", () => {
    const { titles } = readMoves(language);
    expect([...index.keys()].filter((id) => !(id in titles))).toEqual([]);
  });

  it("says how people ask for each card and move, each ask once", () => {
    const asks = readAsks(language);
    const ids = new Set(asks.map(([id]) => id));
    const known = new Set<string>([...index.keys(), ...MOVES, NO_CARD, ...readSkillIndex().keys(), ...SIGNAL_IDS]);
    expect([...known].filter((id) => !ids.has(id))).toEqual([]);
    expect([...ids].filter((id) => !known.has(id))).toEqual([]);
    const texts = asks.map(([, ask]) => ask.toLowerCase());
    expect(texts.filter((ask, at) => texts.indexOf(ask) !== at)).toEqual([]);
  });

  it.each(AGE_GROUPS)("CHAT-09 walks through skills in words by which each place is known again: %s", (ageGroup) => {
    const skills = readSkills(language, ageGroup);
    const marks = skills.flatMap(({ begin, offer, close, steps }) => [
      ...[begin, offer, close],
      ...steps.flatMap(({ ask, hint }) => [ask, hint]),
    ]);
    expect(marks.filter((words, at) => marks.some((other, place) => place !== at && other.includes(words)))).toEqual(
      [],
    );
    expect(marks.filter((words) => words.includes("{"))).toEqual([]);
    const titles = skills.map(({ title }) => title.toLowerCase());
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const { [ageGroup]: phrases } = readPhrases(language);
    expect(phrases.seed.filter((words) => !words.includes("{seed}"))).toEqual([]);
    // Known by how the reply begins.
    const known = [...phrases.declined, ...phrases.skipped];
    expect(known.filter((words) => known.some((other) => other !== words && other.startsWith(words)))).toEqual([]);
  });

  it.each(AGE_GROUPS)(
    "CHAT-10 names on buttons the two exercises that have a screen of their own, and no other: %s",
    (ageGroup) => {
      for (const { id, title } of readSkills(language, ageGroup))
        expect([id, opensOf(title)]).toEqual([id, INTERACTIVE.find((name) => name === id) ?? null]);
    },
  );

  it("CHAT-18 leads between two with each approach and each focus", () => {
    const { approaches, foci } = readCouples(language);
    expect(Object.keys(approaches).sort()).toEqual([...APPROACHES].sort());
    expect(Object.keys(foci).sort()).toEqual([...FOCI].sort());
  });

  it("listens in sentences that no other key of the same age has, and quotes only what was told before", () => {
    for (const { again_with, remembered, ...words } of Object.values(readListening(language))) {
      const all = [...Object.values(words).flat(), ...again_with, ...remembered];
      expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
      expect(
        Object.values(words)
          .flat()
          .filter((sentence) => /\{(?!a\}|b\})/.test(sentence)),
      ).toEqual([]);
      const slots = [...again_with, ...remembered].map((sentence) => sentence.match(/\{\w+\}/g)?.join());
      expect(slots).toEqual([...again_with.map(() => "{before}"), ...remembered.map(() => "{said}")]);
      expect(words.either.every((sentence) => sentence.includes("{a}") && sentence.includes("{b}"))).toBe(true);
    }
  });

  it("asks nothing where it ends a talk or was told to stop asking", () => {
    for (const { stop, thanks, goodbye, hard, plain, glad } of Object.values(readListening(language)))
      expect([stop, thanks, goodbye, hard, plain, glad].flat().filter((sentence) => /[?？؟]/.test(sentence))).toEqual(
        [],
      );
  });

  it("knows how people tell of each situation, but for the delicate ones", () => {
    const told = new Set(readTellings(language).map(([id]) => id));
    const without = [...index].filter(([id, { kind }]) => kind === "situation" && !told.has(id)).map(([id]) => id);
    expect(without.filter((id) => !ASKED_FOR_ONLY.has(id))).toEqual([]);
  });

  it("fills in numbers and who is told where the product knows them", () => {
    for (const text of [cards.get("which-line")?.help, cards.get("which-line")?.teen, cards.get("which-line")?.child])
      expect(text).toContain("{lines}");
    for (const text of [cards.get("is-this-private")?.help, cards.get("is-this-private")?.teen])
      expect(text).toContain("{alert}");
  });

  it("gives a child words only where the index says so", () => {
    const forChildren = [...cards].filter(([, card]) => card.child ?? card.child_texts ?? card.child_steps);
    expect(forChildren.map(([id]) => id).filter((id) => !index.get(id)?.child)).toEqual([]);
  });

  it("names nothing that only the product may add: no numbers to call, no addresses, no emoji", () => {
    const texts = [...cards].flatMap(([id, card]) => Object.values(card).flatMap((text) => `${id}: ${text}`));
    expect(texts.filter((text) => /https?:|www\.|\b\d{3,}[- ]?\d{3,}\b|\p{Extended_Pictographic}/u.test(text))).toEqual(
      [],
    );
  });

  it("is what models/reader/asks.json was made from", () => {
    const made = readAsksIndex("models/reader");
    expect(made?.weights).toBe(readManifest("models/reader").sha256);
    expect(made?.named(language)).toEqual(readAsks(language).map(([id, ask]) => [id, nameOf(ask)]));
  });
});
