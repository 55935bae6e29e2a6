import type { SpokenLanguage } from "@/lib/shared/languages";
import { affirms, asks, CONCEPTS_OF, type ConceptName, type Ear, says } from "./concept";
import { LINES } from "./lines.fixture";

const earOf = (language: SpokenLanguage): Ear => ({ language, concepts: CONCEPTS_OF[language] });
const ASKED: ReadonlySet<ConceptName> = new Set([
  "askSuicide",
  "askSafety",
  "askPlan",
  "askIntent",
  "askMeans",
  "askTime",
]);
const WANTED: ReadonlySet<ConceptName> = new Set([
  "trusted",
  "professional",
  "barrier",
  "coping",
  "company",
  "distance",
  "isAi",
  "userRetracts",
  "userAsksAi",
  "invitesNo",
]);

const heard = (language: SpokenLanguage, name: ConceptName, line: string): string | null => {
  const ear = earOf(language);
  if (ASKED.has(name)) return asks(ear, name, line);
  return WANTED.has(name) ? says(ear, name, line) : affirms(ear, name, line);
};

describe.each(Object.entries(LINES) as [SpokenLanguage, (typeof LINES)[SpokenLanguage]][])(
  "the judge in %s",
  (language, lines) => {
    it.each(lines.hears)("hears %s in: %s", (name, line) => {
      expect(heard(language, name, line)).not.toBeNull();
    });

    it.each(lines.lets)("does not take for %s: %s", (name, line) => {
      expect(heard(language, name, line)).toBeNull();
    });
  },
);
