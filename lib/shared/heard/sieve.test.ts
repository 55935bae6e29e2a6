import { traumaAnswers } from "@/lib/adapters/guided/trauma/copy/en/answers";
import { traumaCues } from "@/lib/adapters/guided/trauma/copy/en/cues";
import { STEADY } from "@/lib/adapters/guided/trauma/copy/languages";
import { LEXICONS, SPEECH } from "@/lib/adapters/guided/voices";
import { LANGUAGE_PEOPLE } from "@/tests/fakes/language-people/all";
import { MANY_PEOPLE } from "@/tests/fakes/many-people";
import { SCRIPTED_PEOPLE } from "@/tests/fakes/scripted-people";
import fc from "@/tests/support/random";
import { beginningsOf } from "./beginnings";
import { HEARD_IN } from "./protest";
import { MOST_IN_SIEVE, Sieve, Sieved } from "./sieve";

/** Every pattern in a structure of authored copy. */
function patternsIn(value: unknown): RegExp[] {
  if (value instanceof RegExp) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(patternsIn) : [];
}

/** Every text in it: what people say in the tests, and what the guide says. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const PATTERNS = [...new Set(patternsIn([LEXICONS, SPEECH, traumaAnswers, traumaCues, STEADY, HEARD_IN]))];
const SIEVED = new Sieved(PATTERNS, (pattern) => pattern);
const PEOPLE = textsIn([SCRIPTED_PEOPLE, MANY_PEOPLE, LANGUAGE_PEOPLE]);
const TEXTS = [...PEOPLE, ...textsIn(SPEECH)];

/** The words of the patterns themselves, which find more of them than anybody says. */
const WORDS = PATTERNS.flatMap(({ source }) => source.match(/[\p{L}\p{M}']+(?: [\p{L}\p{M}']+)*/gu) ?? []);

const matchedBy = (text: string): RegExp[] => PATTERNS.filter((pattern) => pattern.test(text));

/** Null where it is none. */
function patternOf(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

function expectThrough(text: string) {
  const through = new Set(SIEVED.through(text));
  expect(matchedBy(text).filter((pattern) => !through.has(pattern))).toEqual([]);
}

describe("the sieve", () => {
  it("lets every pattern of every language through that a text of the copy or the tests matches", () => {
    for (const text of TEXTS) expectThrough(text.toLowerCase());
  });

  it("does so with the patterns' own words in any order and with anything between them", () => {
    const between = fc.constantFrom(
      " ",
      "",
      ", ",
      "'",
      "’",
      "1",
      "_",
      "-",
      "\n",
      "é",
      "न",
      "的",
      "😀",
      " i am ",
      "\u0000",
    );
    const pieces = fc.array(fc.tuple(fc.constantFrom(...WORDS), between), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pieces, (said) => expectThrough(said.flat().join(""))),
      { numRuns: 1_500 },
    );
  });

  it("keeps back no pattern of any form where it matches", () => {
    const signs =
      "a b c S k ſ é \\. ' ’ \\s \\b \\B \\w \\d [ab] [^a] [a-c] ['’] [] 1 _ - (?<![\\p{L}\\p{M}]) (?<!\\p{L}) (?<!a) (?<=b) (?=a) (?!b) ^ $ . x K 😀 [😀a] \\x61 \\u0061 \\n 的";
    const times = fc.constantFrom("", "", "", "?", "*", "+", "??", "*?", "{0,2}", "{2}", "{0}", "{1}?");
    const { sequence } = fc.letrec<{ sequence: string; group: string; piece: string }>((tie) => ({
      sequence: fc.array(tie("piece"), { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join("")),
      group: fc
        .tuple(
          fc.constantFrom("(?:", "(", "(?=", "(?!", "(?<=", "(?<!"),
          fc.array(fc.oneof(fc.constant(""), tie("sequence")), { minLength: 1, maxLength: 3 }),
        )
        .map(([open, choices]) => `${open}${choices.join("|")})`),
      piece: fc
        .tuple(fc.oneof({ maxDepth: 2 }, fc.constantFrom(...signs.split(" "), " "), tie("group")), times)
        .map((both) => both.join("")),
    }));
    const letters = fc.constantFrom(..."abcsSkKſKéÉ.'’ \n1_-xA的İı\u0301", "😀");
    const texts = fc.array(fc.string({ unit: letters, maxLength: 8 }), { minLength: 12, maxLength: 12 });
    let matched = 0;
    fc.assert(
      fc.property(sequence, fc.constantFrom("", "i", "u", "iu"), texts, (source, flags, said) => {
        const pattern = patternOf(source, flags);
        if (pattern === null || beginningsOf(pattern) === null) return;
        const sieve = new Sieve([pattern]);
        const matching = said.filter((text) => pattern.test(text));
        matched += matching.length;
        expect(matching.filter((text) => sieve.through(text) === 0)).toEqual([]);
      }),
      { numRuns: 20_000 },
    );
    expect(matched).toBeGreaterThan(500);
  });

  it("keeps back most patterns that a message does not match", () => {
    const english = patternsIn([
      LEXICONS.en.topics,
      LEXICONS.en.feelings,
      SPEECH.en.adult.cues.map(({ heard }) => heard),
    ]);
    const sieved = new Sieved(english, (pattern) => pattern);
    const said = textsIn(SCRIPTED_PEOPLE).map((text) => text.toLowerCase());
    const through = said.reduce((sum, text) => sum + sieved.through(text).length, 0);
    expect(through).toBeLessThan(0.1 * english.length * said.length);
  });

  it("takes as many patterns as a number has bits, the last one too", () => {
    const last = new Sieve([...Array.from({ length: MOST_IN_SIEVE - 1 }, () => /\bno\b/), /\byes\b/]);
    expect(last.through("well yes") >>> 0).toBe(2 ** 31);
    expect(() => new Sieve(Array.from({ length: MOST_IN_SIEVE + 1 }, () => /\bno\b/))).toThrow(RangeError);
  });
});

describe("the beginnings of a pattern", () => {
  it.each<[RegExp, readonly string[]]>([
    [/\b(?:died|passed away)\b/, ["died", "passed"]],
    [/\b(?<!phone )died(?! of)/, ["died"]],
    [/^(?:so )?why\b/, ["so why", "why"]],
    [/\bI (?:am|was) \w+/, ["i am ", "i was "]],
    [/\bworr\w+/, ["worr"]],
    [/\b(?:a|b)?cd*e/, ["acd", "ace", "bcd", "bce", "cd", "ce"]],
    [/\bno{2,}/, ["no"]],
    [/(?<![\p{L}\p{M}])(?:trist|solo)/u, ["trist", "solo"]],
    [/什么|为什么/u, ["什么", "为什么"]],
  ])("%s", (pattern, begins) => {
    const found = beginningsOf(pattern);
    expect([...(found ?? ["nothing"])].sort()).toEqual([...begins].sort());
  });

  it.each([
    ["inside a word", /qu[eé]/u],
    ["with anything", /\b.at/],
    ["with anything, where its first word may be missing", /\b(?:very )*\w+/],
    ["with one of many letters", /\b[a-m]at/],
    ["with the other case of a letter that is not English", /\bété/i],
    ["with half a character", /😀/],
    ["on any line", /^no/m],
    ["after what is a letter to other flags alone", /(?<!p{L})cut/i],
    ["in a group with a name of other letters", /(?<naïve>\bno)/],
    ["in a group with a sign in its name", /(?<$a>\bno)|\byes/],
  ])("are not told where a match may begin %s", (_, pattern) => {
    expect(beginningsOf(pattern)).toBeNull();
  });
});
