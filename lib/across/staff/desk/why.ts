import type { Kind } from "@/lib/crisis/constants";
import { GRAVE_FAMILIES } from "./constants";
import { WHY_COPY } from "./copy";

const SEPARATOR = ": ";

/**
 * Why the detector spoke up, a sentence for each rule, what fits the finding first and none twice.
 * The description is what was stored with the incident: kind, severity and the names of the rules.
 * A rule of a later release is named as it is: a clinician must see that there is more.
 *
 * @param kinds all dangers that were found
 */
export function whyInWords(description: string | null, kinds: readonly Kind[]): string[] {
  const at = description?.indexOf(SEPARATOR) ?? -1;
  if (!description || at < 0) return [];
  const rules = description
    .slice(at + SEPARATOR.length)
    .split(", ")
    .filter(Boolean);
  const placed = rules
    .map((rule) => ({ rule, place: placeOf(rule, kinds) }))
    .toSorted((one, other) => one.place - other.place);
  return [
    ...new Set(
      placed.map(({ rule, place }) =>
        place === BESIDE ? WHY_COPY.beside(sentenceOf(rule)) : sentenceOf(rule),
      ),
    ),
  ];
}

const [LEADING, BESIDE, SIGN] = [0, 1, 2] as const;

/** Families of rules that speak of one kind of danger, by the first part of their names. */
const FAMILIES: ReadonlySet<string> = new Set(GRAVE_FAMILIES);
/**
 * What raises the gravity of harm to somebody else says nothing of a person who is in danger
 * themself.
 */
const OF_HARM: ReadonlySet<string> = new Set(["raise.target"]);

/**
 * What spoke for a kind of danger that was found leads. The detector hears more than that in one
 * sentence ("I want to end" alone may be about somebody else), and at night a stray rule must not
 * read like a finding.
 */
function placeOf(rule: string, kinds: readonly Kind[]): number {
  const [family = ""] = rule.split(".");
  if (family === "sign") return SIGN;
  const found = kinds.map((kind): string => (kind === "harm_to_others" ? "harm" : kind));
  if (OF_HARM.has(rule)) return found.includes("harm") ? LEADING : BESIDE;
  return FAMILIES.has(family) && !found.includes(family) ? BESIDE : LEADING;
}

const isKnown = (rule: string): rule is keyof typeof WHY_COPY.rules =>
  Object.hasOwn(WHY_COPY.rules, rule);

const sentenceOf = (rule: string): string =>
  isKnown(rule)
    ? WHY_COPY.rules[rule]
    : rule.startsWith(WHY_COPY.writtenIn)
      ? WHY_COPY.inPlan(rule)
      : rule;
