import type { Kind } from "@/lib/crisis/constants";
import { GRAVE_FAMILIES } from "./constants";
import { WHY_COPY } from "./copy";

const SEPARATOR = ": ";

/**
 * Explains why the detector fired: one sentence per rule without duplicates, starting with those
 * that match the finding. The description was stored with the incident and contains kind, severity
 * and rule names. A rule that this release doesn't know keeps its name, so a clinician can see
 * there's more.
 *
 * @param kinds every danger that was found
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

/** Prefixes of rule names that each point to one kind of danger. */
const FAMILIES: ReadonlySet<string> = new Set(GRAVE_FAMILIES);
/** Raises the severity of harm to others, but says nothing about danger to the person themself. */
const OF_HARM: ReadonlySet<string> = new Set(["raise.target"]);

/**
 * Puts rules for the kinds of danger that were found first. One sentence triggers more rules than
 * those ("I want to end" alone may be about someone else), and on a night shift a stray rule
 * mustn't look like a finding.
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
