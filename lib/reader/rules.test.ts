import { existsSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import kinds from "@/content/rules/kinds.json";
import { EVERY_RULE as FILES, matchEveryRule } from "./every-rule";
import { KINDS, SEVERITIES } from "./labels";
import { compileRules, matchRules, type RuleFile } from "./rules";
import { CALM_CASES, DANGER_CASES, OWN_CLAUSES_AFTER, OWN_CLAUSES_BEFORE } from "./rules-cases.fixture";
import { samplesOf, statementsOf } from "./rules-paradigms.fixture";
import { unfold } from "./unfold";

const LANGUAGES = FILES.map(({ language }) => language);

const found = (text: string): readonly string[] => matchEveryRule(unfold(text)).map(({ id }) => id);
const kindsIn = (text: string): readonly string[] => matchEveryRule(unfold(text)).map(({ kind }) => kind);

describe.each(LANGUAGES)("the paradigms in %s", (language) => {
  const samples = samplesOf(language);

  it("CHAT-19 CRIS-16 a plain statement is found as what it is, whatever stands around it", () => {
    const missed = samples.filter(({ text, kind }) => kind !== "none" && !kindsIn(text).includes(kind));
    expect(missed.map(({ text, kind }) => `${kind}: ${text}`)).toEqual([]);
  });

  it("CHAT-19 CRIS-16 a denial, a joke or a telling in another clause hides nothing", () => {
    const statements = statementsOf(language).filter((text) => !/^(?:\p{L} ){3}/u.test(text));
    const missed = [
      ...(OWN_CLAUSES_BEFORE[language] ?? []).flatMap((before) => statements.map((text) => before + text)),
      ...(OWN_CLAUSES_AFTER[language] ?? []).flatMap((after) => statements.map((text) => text + after)),
    ].filter((text) => found(text).length === 0);
    expect(missed).toEqual([]);
  });

  it("what only sounds like it is left alone", () => {
    const alarms = samples.filter(({ kind }) => kind === "none").map(({ text }) => [text, found(text)] as const);
    expect(alarms.filter(([, ids]) => ids.length > 0)).toEqual([]);
  });

  it("hold positive and calm texts enough to mean something", () => {
    const calm = samples.filter(({ kind }) => kind === "none").length;
    expect(calm).toBeGreaterThan(400);
    expect(samples.length - calm).toBeGreaterThan(1_000);
  });
});

describe.each(FILES.map((file) => [file.language, file] as const))("the rules in %s", (language, file) => {
  const phrases = Object.entries(file.rules).flatMap(([id, list]) => list.map((phrase, at) => ({ id, at, phrase })));

  it("are at most 150, each way of saying something counted", () => expect(phrases.length).toBeLessThanOrEqual(150));

  it("each have a paradigm that they find", () => {
    // Every phrase as a rule of its own; this way the whole language is read once.
    const name = (id: string, at: number): string => `${id} ${at}`;
    const single = Object.fromEntries(phrases.map(({ id, at, phrase }) => [name(id, at), [phrase]]));
    const kindOf = new Map(Object.entries(kinds));
    const itsKinds = phrases.map(({ id, at }) => [name(id, at), kindOf.get(id)]);
    const find = compileRules([{ ...file, rules: single }], { ...kinds, ...Object.fromEntries(itsKinds) });
    const dangers = samplesOf(language).filter(({ kind }) => kind !== "none");
    const hit = new Set(dangers.flatMap(({ text }) => find(unfold(text)).hits.map(({ id }) => id)));
    const idle = phrases.filter(({ id, at }) => !hit.has(`${language}.${name(id, at)}`));
    expect(idle.map(({ id, phrase }) => `${id}: ${phrase}`)).toEqual([]);
  });

  it("are written once and in the letters of the language", () => {
    const written = phrases.map(({ phrase }) => phrase);
    expect(written.filter((phrase, at) => written.indexOf(phrase) !== at)).toEqual([]);
    if (language !== "hi") expect(JSON.stringify(file)).not.toMatch(/\p{Script=Devanagari}/u);
  });
});

describe("kinds.json", () => {
  it("names kinds and severities that the reader knows, and no rule that no language has", () => {
    const used = new Set(FILES.flatMap(({ rules }) => Object.keys(rules)));
    for (const [id, { kind, severity }] of Object.entries(kinds)) {
      expect([id, KINDS.some((each) => each === kind), SEVERITIES.some((each) => each === severity)]).toEqual([
        id,
        true,
        true,
      ]);
      expect([id, used.has(id)]).toEqual([id, true]);
    }
  });
});

describe("the notation", () => {
  const EMPTY = { language: "xx", fillers: "", not: "", joins: "", subjects: "", typos: "", sets: {}, exceptions: {} };
  const compile = (file: Partial<RuleFile>) => (): unknown => compileRules([{ ...EMPTY, rules: {}, ...file }], kinds);
  const withPhrase = (phrase: string) => compile({ rules: { "kill-wish": [phrase] } });

  it.each([
    ["{NOBODY} kill", 'no set {NOBODY} before "{NOBODY} kill"'],
    ["(kill|die", 'a parenthesis stays open in "(kill|die"'],
    ["kill) die", '")" is left over in "kill) die"'],
    ["kill (die|)", 'nothing to find in "kill (die|)"'],
    ["", 'nothing to find in ""'],
    ["? kill", 'nothing to leave out in "? kill"'],
    ["kill ~x die", '"kill ~x die" isn\'t in the notation'],
    ["{kin} kill", '"{kin} kill" isn\'t in the notation'],
    ["kill?", 'nothing in "kill?" can be looked for'],
    ["~3", 'nothing in "~3" can be looked for'],
  ])("a phrase %j is refused", (phrase, message) => expect(withPhrase(phrase)).toThrow(message));

  it("a set may only use sets before it", () => {
    expect(compile({ sets: { KILL: "{SELF} kill", SELF: "me" } })).toThrow("no set {SELF}");
  });

  it("a rule without a kind, and exceptions that no rule asks for, are refused", () => {
    expect(compile({ rules: { "kill-wsh": ["kill"] } })).toThrow('xx: kinds.json has no rule "kill-wsh"');
    expect(compile({ exceptions: { diing: ["laughing"] } })).toThrow('xx: no rule has exceptions named "diing"');
  });

  it("an exception has one place, or begins with a word", () => {
    expect(compile({ exceptions: { always: ["not _ like _"] } })).toThrow("two places");
    expect(compile({ exceptions: { always: ["~3 not"] } })).toThrow("can begin with anything");
  });

  it("means what it says", () => {
    const find = compileRules(
      [
        {
          ...EMPTY,
          fillers: "so",
          not: "never",
          joins: "and",
          sets: { OFF: "off|away" },
          exceptions: { always: ["said _", "film"] },
          rules: { "kill-wish": ["^ i go* {OFF}"], "die-wish": ["=né ~2 ## stop? $"] },
        },
      ],
      kinds,
    );
    const ids = (text: string): readonly string[] => find(text).hits.map(({ id }) => id);
    expect(ids("I going so so away")).toEqual(["xx.kill-wish"]);
    expect(ids("well I go off")).toEqual([]);
    expect(ids("well, I go off")).toEqual(["xx.kill-wish"]);
    expect(ids("he said I go off")).toEqual([]);
    expect(ids("in a film and I go off")).toEqual([]);
    expect(ids("né one two 30 stop and on")).toEqual(["xx.die-wish"]);
    for (const other of ["ne one 30", "né never 30", "né one 3", "né 1 2 3 30", "né 30 on"])
      expect(ids(other)).toEqual([]);
  });
});

describe.each(LANGUAGES)("cases from the field in %s", (language) => {
  it.each(DANGER_CASES[language] ?? [])("CHAT-19 CRIS-16 finds %j", (text) => expect(found(text)).not.toEqual([]));

  it("CHAT-19 those that a browser loads first find most of it", () => {
    const heard = (text: string): boolean => matchRules(unfold(text)).length > 0;
    const danger = DANGER_CASES[language] ?? [];
    expect(danger.filter(heard).length / danger.length).toBeGreaterThanOrEqual(0.7);
    expect((CALM_CASES[language] ?? []).filter(heard)).toEqual([]);
  });

  it.each(CALM_CASES[language] ?? [])("leaves %j alone", (text) => expect(found(text)).toEqual([]));
});

describe("bounds", () => {
  const KIB_64 = 65_536;
  const of64KiB = (part: string): string => part.repeat(Math.ceil(KIB_64 / part.length)).slice(0, KIB_64);
  const find = compileRules(FILES, kinds);

  /**
   * Openings of statements, written over and over: every word could be the first of one, and none
   * is whole.
   */
  const HOSTILE = [
    "i have a plan to ",
    "i want to really really so ",
    "voices in my head tell me to not ",
    "i took my of the whole ",
    "las voces me ",
    "me quiero ",
    "je veux me ",
    "je ai ",
    "ich habe mir ",
    "ich will mich ",
    "我想",
    "我真的很想",
    "已经想好",
    "威胁要杀我",
    "说要杀了我",
    "声音",
    "أريد أن ",
    "عندي خطة ",
    "मैं खुद को ",
    "मुझे अपनी जान ",
    '"',
    "'a ",
    "a.",
    "(",
    "I ",
    "我",
  ];

  it.each(HOSTILE)("64 KiB of %j take few looks and match nothing", (part) => {
    const text = of64KiB(part);
    const start = performance.now();
    const { hits, looks } = find(text);
    expect(hits).toEqual([]);
    // A Chinese word is one character; elsewhere a word takes two and a space at the least.
    expect(looks).toBeLessThan(40 * KIB_64);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it("looks grow with the text and not faster", () => {
    for (const part of HOSTILE) {
      const [one, four] = [16, 64].map((kib) => find(of64KiB(part).slice(0, kib * 1_024)).looks) as [number, number];
      expect([part, four <= 4.2 * one + 1_000]).toEqual([part, true]);
    }
  });

  it.each([
    ["nothing", ""],
    ["white space", " \n\t ".repeat(5_000)],
    ["10,000 characters without width", "\u200b".repeat(10_000)],
    ["10,000 joiners", "\u200d".repeat(10_000)],
    ["lone surrogates", "\ud800x\udfff ".repeat(5_000)],
    ["one long word", "k".repeat(KIB_64)],
    ["numbers", "1,2.".repeat(KIB_64 / 4)],
    ["emoji", "😀🏳️‍🌈👩‍👩‍👧‍👦".repeat(2_000)],
    ["marks", "a\u0301\u0323".repeat(KIB_64 / 3)],
    ["names of properties", "constructor __proto__ toString hasOwnProperty ".repeat(500)],
  ])("%s: no crash and no match", (_name, text) => {
    expect(matchRules(text)).toEqual([]);
    expect(found(text)).toEqual([]);
  });

  it("a statement is found at the end of a long text, and behind what isn't seen", () => {
    expect(found(`${"We talked about the garden. ".repeat(2_000)}I want to kill myself`)).toContain("en.kill-wish");
    expect(found(`I want${"\u200b".repeat(10_000)} to ki\u200bll myself`)).toContain("en.kill-wish");
    expect(found("I want \ud800to kill\udfff myself")).toContain("en.kill-wish");
  });

  it("what a browser loads first is at most 40 KiB on the wire", async () => {
    const tsconfig = "tsconfig.json";
    expect(existsSync(tsconfig)).toBe(true);
    const { outputFiles } = await build({
      stdin: {
        contents: 'import { detectLight } from "@/lib/crisis/detect-light"; globalThis.detect = detectLight;',
        resolveDir: process.cwd(),
        loader: "ts",
      },
      tsconfig,
      bundle: true,
      minify: true,
      charset: "utf8",
      target: "es2022",
      format: "iife",
      write: false,
    });
    expect(gzipSync(outputFiles[0]?.contents ?? "", { level: 9 }).length).toBeLessThanOrEqual(40 * 1_024);
  });
});
