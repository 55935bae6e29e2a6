import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import {
  ALL_CLAIMS,
  BADGES,
  CLAIM_SUBJECTS,
  type Claim,
  type EvidenceOnFile,
  LANDING_CLAIMS,
  OVERSIGHT,
  SUPERVISION,
  shownClaims,
} from "./claims";

const TODAY = new Date("2026-11-21T12:00:00Z");
const TWO: readonly Claim[] = [
  { subject: "hipaa", wording: "HIPAA compliance" },
  { subject: "soc2", wording: "SOC 2 Type II" },
];
const onFile = (validUntil: string): EvidenceOnFile => ({
  soc2: { document: "Report 12/2026", issuedBy: "An auditor", validUntil },
});

it("LAND-24 LAND-26 the start page's claims are these seven, the languages one of them", () => {
  expect(LANDING_CLAIMS.map(({ wording }) => wording)).toEqual([
    "HIPAA compliance",
    expect.stringContaining("FDA Class II"),
    "SOC 2 Type II",
    "Licensed in all 50 states",
    "24/7 crisis team",
    "50+ languages",
    "12 evidence-based approaches",
  ]);
});

it("LAND-25 R-06 a demo shows all claims and says that some are samples", () => {
  const { shown, hasSamples } = shownClaims(TWO, true, TODAY, onFile("2027-01-01"));
  expect(shown).toHaveLength(2);
  expect(hasSamples).toBe(true);
});

it("LAND-25 R-06 a production start shows claims with evidence alone, and needs no sample note for them", () => {
  const { shown, hasSamples } = shownClaims(TWO, false, TODAY, onFile("2027-01-01"));
  expect(shown.map(({ wording }) => wording)).toEqual(["SOC 2 Type II"]);
  expect(hasSamples).toBe(false);
});

it.each([
  ["2026-11-20", 0],
  ["2026-11-21", 1],
  ["2026-11-22", 1],
])("R-06 evidence valid until %s is shown on November 21: %i", (validUntil, count) => {
  expect(shownClaims(TWO, false, TODAY, onFile(validUntil)).shown).toHaveLength(count);
});

it("R-06 evidence that has run out makes a sample of its claim again", () => {
  const { shown, hasSamples } = shownClaims(TWO, true, TODAY, onFile("2026-11-20"));
  expect(shown.map(({ evidence }) => evidence)).toEqual([null, null]);
  expect(hasSamples).toBe(true);
});

it("R-06 every claim is about a subject for which evidence can be put on file, and no subject is about nothing", () => {
  const claimed = [...ALL_CLAIMS, ...BADGES, ...OVERSIGHT].map(({ subject }) => subject);
  expect([...new Set(claimed)].sort()).toEqual([...CLAIM_SUBJECTS].sort());
});

it("R-06 with nothing on file a production start claims nothing", () => {
  for (const claims of [ALL_CLAIMS, LANDING_CLAIMS, OVERSIGHT, BADGES, SUPERVISION]) {
    expect(shownClaims(claims, false, TODAY).shown).toEqual([]);
  }
});

it("LAND-25 the page of claims names each claim once", () => {
  const wordings = ALL_CLAIMS.map(({ wording }) => wording);
  expect(new Set(wordings).size).toBe(wordings.length);
  expect(wordings).toHaveLength(15);
});

it("LAND-25 no other file words a certification, a licence or a supervision", () => {
  const files = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "--", "app", "components", "lib", "content/en", "messages/en"],
    {
      encoding: "utf8",
    },
  ).split("\n");
  const sources = files.filter(
    (path) => /(?<!\.test)\.(?:tsx?|yaml)$|^messages\/.*\.json$/.test(path) && existsSync(path),
  );
  const words = "HIPAA|SOC 2|SaMD|FDA Class|all 50 states|50 states plus|licensed supervisors";
  const inCode = new RegExp(`["\`>].*(${words})`, "i");
  const inContent = new RegExp(words, "i");
  const found = sources.filter((path) =>
    (/\.(?:yaml|json)$/.test(path) ? inContent : inCode).test(readFileSync(path, "utf8")),
  );
  // The second file lists claims that no post may make.
  expect(found).toEqual(["lib/core/legal/claims.ts", "lib/features/growth/marketing/claims.ts"]);
});
