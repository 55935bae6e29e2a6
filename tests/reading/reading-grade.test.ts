import { execFileSync } from "node:child_process";
import { crisisTextsFor } from "@/lib/crisis/texts/load";
import type { Audience } from "@/lib/shared/audience";
import { gradeOf, wordsOf } from "./grade";
import { textsFor, textsIn } from "./spoken";

/**
 * Texts with fewer words are labels. The formula means nothing for a single one, so labels are
 * measured together.
 */
const A_TEXT = 8;

/** The highest grade allowed for our own texts (docs/decisions/0028). */
const HIGHEST: Record<Audience, number> = { adult: 8, child: 5 };

/** Texts whose wording is documented, and longer than ours would be. */
const GIVEN_WORDS: readonly (readonly [begins: string, reason: string])[] = [
  ["Willow is not a substitute for professional medical advice", "CRIS-12 gives the words"],
  ["Willow Kids is not a doctor and not for emergency care", "CRIS-12 gives the words"],
  ["In a crisis, call or text the US crisis line 988", "CRIS-12 gives the words"],
  ["988 is for the United States", "CRIS-07 gives the words"],
];

/**
 * Names of cultures, faiths and approaches to choose from, which have no shorter words, and the
 * notice's one title, which is documented (CHAT-16).
 */
const LABELS_OF_OTHERS = new Set(["lib/across/home/onboarding/copy.ts", "messages/en/help-notice.json"]);

/**
 * Read by staff at work, in the terms of their profession and of the platforms; patients never see
 * it.
 */
const STAFF =
  /^(lib\/(core|features|across)|components)\/(staff|audit|settings|growth\/(connections|marketing|publishing)|conversation\/(approach-preview|therapy-types))\//;

const COPY =
  /^(lib|components)\/.*(\/copy\.ts|\/copy\/(editor|own-side|door|assess|options)\.ts)$|^messages\/en\/[\w-]+\.json$/;
const copyFiles = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "lib", "components", "messages/en"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => COPY.test(path) && !STAFF.test(path));

/** Imported JSON has its texts under its names and again under `default`. */
const exportedBy = async (path: string): Promise<Record<string, unknown>> => {
  const found = await import(`../../${path}`);
  return path.endsWith(".json") ? found.default : found;
};

const isGiven = (text: string): boolean => GIVEN_WORDS.some(([begins]) => text.startsWith(begins));

const tooHard = (texts: readonly string[], highest: number): string[] =>
  texts
    .filter((text) => wordsOf(text).length >= A_TEXT && !isGiven(text) && gradeOf(text) > highest)
    .map((text) => `grade ${gradeOf(text).toFixed(1)}: ${text}`);

const labelsOf = (texts: readonly string[]): string => texts.filter((text) => wordsOf(text).length < A_TEXT).join("\n");

it("measures as the formula was published", () => {
  // 12 words, 2 sentences, 13 syllables: 0.39 × 6 + 11.8 × 13/12 − 15.59.
  expect(gradeOf("The dog ran to the river. It drank and then it slept.")).toBeCloseTo(-0.467, 2);
  expect(gradeOf("Organisational considerations necessitate comprehensive documentation.")).toBeGreaterThan(20);
});

it("finds the texts that it is to measure", () => {
  expect(copyFiles.length).toBeGreaterThan(15);
  const copy = { A: { adult: "no", child: { b: ["one {n}", (n: string) => `two ${n}`] } }, B: { c: "for everybody" } };
  expect(textsFor("child", copy)).toEqual(["one Sam", "two Sam"]);
  expect(textsFor("adult", copy)).toEqual(["no", "for everybody"]);
});

it("says every text that needs something filled in, whatever that is, and passes none over", () => {
  const words = { up: "higher" };
  expect(
    textsIn([
      ({ of, ...span }: { of: number }, dates: (span: object) => string) => `${of} (${dates(span)})`,
      ({ direction }: { direction: "up" }) => words[direction],
    ]),
  ).toEqual(["Sam (Sam)", "higher"]);
  expect(() => textsIn(({ other }: { other: "up" }) => words[other])).toThrow(/No value found/);
});

describe.each(copyFiles)("%s", (path) => {
  it("is read with ease by the children it speaks to", async () => {
    const texts = textsFor("child", await exportedBy(path));
    expect(tooHard(texts, HIGHEST.child)).toEqual([]);
    if (!LABELS_OF_OTHERS.has(path)) expect(gradeOf(labelsOf(texts))).toBeLessThanOrEqual(HIGHEST.child);
  });

  // The guide's own lines to adults are judged as talk, by people and not by a formula
  // (docs/decisions/0023).
  if (!path.includes("/guided/")) {
    it("is read with ease by the adults it speaks to", async () => {
      expect(tooHard(textsFor("adult", await exportedBy(path)), HIGHEST.adult)).toEqual([]);
    });
  }
});

it.each(["talk", "steps", "moments"] as const)("children read the crisis texts with ease: %s", (part) => {
  const texts = textsIn(crisisTextsFor("en", "child")[part]);
  expect(texts.length).toBeGreaterThan(20);
  expect(tooHard(texts, HIGHEST.child)).toEqual([]);
});
