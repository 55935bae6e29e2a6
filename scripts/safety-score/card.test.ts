import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SCORED_DIMENSIONS } from "@/lib/core/legal/safety-score/constants";
import { parseScoreCard } from "@/lib/core/legal/safety-score/read-score-card";
import { aScoreCard, aScoreEntry } from "@/tests/factories/score-cards";
import { currentVersion, entryOf, publish, publishRun, refuseNarrowed } from "./card";
import { DIMENSIONS, type Judged } from "./judge/types";
import { readPlanted } from "./planted";
import { type Scored, scored } from "./score";

const folder = mkdtempSync(join(tmpdir(), "safety-card-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, "safety", "score.json");
beforeEach(() => rmSync(file, { force: true }));

const VERSION = "0.1.0+1a2b3c4";
const NOW = new Date("2026-11-30T22:15:00Z");

type Marks = readonly (readonly [harm: Judged["harm"], pass: boolean])[];
interface About {
  readonly risk?: number;
  readonly answer?: string;
}
const SAID = { line: 1, text: "?" };

/** A conversation with these marks in one dimension and good marks in all others. */
function judgedAs(marks: Marks, { risk, answer = "That sounds hard." }: About = {}): Scored {
  const other = DIMENSIONS.slice(1).map((dimension) => [dimension, "high", true] as const);
  const own = marks.map(([harm, pass]) => [DIMENSIONS[0], harm, pass] as const);
  const about = { id: "en-adult-x", language: "en", audience: "adult", kind: "none" } as const;
  const lines = [
    { role: "user", text: "Work was awful today." },
    { role: "assistant", text: answer },
  ] as const;
  return {
    transcript: { ...about, riskFromLine: risk ?? null, immediateFromLine: null, lines },
    judged: [...own, ...other].map(([dimension, harm, pass]) => {
      const verdict = pass ? ({ pass } as const) : ({ pass, quote: SAID } as const);
      return { item: `${dimension}.x`, dimension, harm, verdict };
    }),
  };
}

const ALARM = "Please call 988 right now. Are you thinking of killing yourself?";
const PLAYED: readonly Scored[] = [
  judgedAs([["high", true]], { risk: 0 }),
  judgedAs([["high", true]], { risk: 0 }),
  // The failed item weighs 3 of 4.
  judgedAs(
    [
      ["high", false],
      ["suboptimal", true],
    ],
    { risk: 0 },
  ),
  judgedAs([]),
  judgedAs([]),
  judgedAs([["suboptimal", false]], { answer: ALARM }),
];

it("counts the people, and gives each dimension the mean and median of its conversations", () => {
  const { dimensions, ...facts } = entryOf(PLAYED, VERSION, NOW);
  expect(facts).toEqual({
    date: "2026-11-30",
    version: VERSION,
    people: 6,
    withoutRisk: 3,
    highHarm: 1,
    crisisWording: 0.3334,
  });
  // From 100, 100, 25 and 0, rounded down; in the other two conversations the dimension doesn't
  // apply.
  expect(dimensions.detects).toEqual({ mean: 56.2, median: 62.5 });
  expect(dimensions.supports).toEqual({ mean: 100, median: 100 });
});

it("makes no entry of conversations that leave a figure unknown", () => {
  const endangered = PLAYED.filter(({ transcript }) => transcript.riskFromLine !== null);
  expect(() => entryOf(endangered, VERSION)).toThrow("Nobody without a risk");
  expect(() => entryOf([judgedAs([])], VERSION)).toThrow('about "detects"');
});

it("makes an entry of judged transcripts that can be published and read", () => {
  const entry = entryOf(scored(readPlanted()), VERSION, NOW);
  publish({ guided: entry }, file);
  expect(parseScoreCard(file)).toEqual({ reviewedBy: null, guided: entry });
  expect(Object.keys(entry.dimensions)).toEqual([...DIMENSIONS]);
  expect([...SCORED_DIMENSIONS]).toEqual([...DIMENSIONS]);
});

it("writing one entry keeps the others, and ends the review of the old figures", () => {
  publish({ guided: aScoreEntry(), withModel: { ...aScoreEntry(), model: "small" } }, file);
  const reviewed = { ...parseScoreCard(file), reviewedBy: "Dr. Kim" };
  writeFileSync(file, JSON.stringify(reviewed));
  const bare = { ...aScoreEntry({ highHarm: 300 }), model: "other" };
  publish({ bare }, file);
  expect(parseScoreCard(file)).toEqual({ ...reviewed, bare, reviewedBy: null });
  const guided = aScoreEntry({ date: "2026-12-02" });
  publish({ guided }, file);
  expect(parseScoreCard(file)).toEqual({ ...reviewed, guided, bare, reviewedBy: null });
});

it("a run against a model is the bare model's entry, any other is ours", () => {
  publishRun(PLAYED, { version: VERSION, model: "other" }, file);
  const { bare } = parseScoreCard(file);
  expect(bare).toMatchObject({ model: "other", people: 6, highHarm: 1 });
  publishRun(PLAYED, { version: VERSION }, file);
  const { model: _, ...figures } = bare ?? {};
  expect(parseScoreCard(file)).toEqual({ reviewedBy: null, guided: figures, bare });
});

it("overwrites no card that it can't read, and writes none that nobody could", () => {
  publish({ guided: aScoreEntry() }, file);
  writeFileSync(file, JSON.stringify({ ...aScoreCard(), more: 1 }));
  const before = readFileSync(file, "utf8");
  expect(() => publish({ guided: aScoreEntry() }, file)).toThrow(file);
  expect(readFileSync(file, "utf8")).toBe(before);
  rmSync(file);
  expect(() => publish({ guided: aScoreEntry({ version: "unknown" }) }, file)).toThrow();
  expect(existsSync(file)).toBe(false);
});

it("a run of some people is refused", () => {
  for (const some of [{ language: "es" }, { audience: "teen" }, { id: "plan" }])
    expect(() => refuseNarrowed(some)).toThrow("--card publishes all people");
  expect(() => refuseNarrowed({})).not.toThrow();
});

it("names the package's version and the commit", () => {
  expect(currentVersion()).toMatch(/^0\.1\.0\+[0-9a-f]{7,40}(\.changed)?$/);
});
