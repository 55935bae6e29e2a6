import { isStorable, UNSTORABLE } from "@/lib/shared/storable";
import { MAX_ITEM, MAX_ITEMS, MAX_PHONE, SECTIONS, type Section, WITH_PHONE } from "./constants";
import type { PlanItem, PlanSections, SafetyPlan } from "./types";

const inEachSection = (itemsOf: (section: Section) => readonly PlanItem[]): PlanSections => ({
  warningSigns: itemsOf("warningSigns"),
  ownWays: itemsOf("ownWays"),
  peopleAndPlaces: itemsOf("peopleAndPlaces"),
  helpers: itemsOf("helpers"),
  professionals: itemsOf("professionals"),
  saferPlace: itemsOf("saferPlace"),
  worthLivingFor: itemsOf("worthLivingFor"),
});

export const NO_PLAN: SafetyPlan = { ...inEachSection(() => []), updatedAt: null };

/** The plan alone, without the other fields of a response. */
export const sectionsOf = (plan: PlanSections): PlanSections =>
  inEachSection((section) => plan[section]);

export const isEmpty = (plan: PlanSections): boolean =>
  SECTIONS.every((section) => plan[section].length === 0);

const same = (one: PlanItem) => (other: PlanItem) =>
  one.text === other.text && one.phone === other.phone;
const has = (items: readonly PlanItem[], item: PlanItem): boolean => items.some(same(item));

export const isSamePlan = (one: PlanSections, other: PlanSections): boolean =>
  SECTIONS.every(
    (section) =>
      one[section].length === other[section].length &&
      one[section].every((item, at) => {
        const beside = other[section][at];
        return beside !== undefined && same(item)(beside);
      }),
  );

export const withSection = (
  plan: PlanSections,
  section: Section,
  items: readonly PlanItem[],
): PlanSections => inEachSection((name) => (name === section ? items : plan[name]));

/**
 * Merges two changes of one plan: the version saved in the meantime, plus lines added here, minus
 * lines removed here. A line changed in both appears twice, because a plan for bad hours must lose
 * nothing the person didn't remove.
 */
export function mergePlans(
  base: PlanSections,
  mine: PlanSections,
  theirs: PlanSections,
): PlanSections {
  return inEachSection((section) => [
    ...theirs[section].filter((item) => has(mine[section], item) || !has(base[section], item)),
    ...mine[section].filter((item) => !has(base[section], item) && !has(theirs[section], item)),
  ]);
}

const isCrowded = (plan: PlanSections, section: Section): boolean =>
  plan[section].length > MAX_ITEMS;

/** Steps with more lines than fit: two devices together can write more than either could alone. */
export const crowdedSteps = (plan: PlanSections): Section[] =>
  SECTIONS.filter((section) => isCrowded(plan, section));

/**
 * The part of `plan` that can be saved over `saved`: an overfull step stays as saved until the
 * person has made room.
 */
export const savablePart = (plan: PlanSections, saved: PlanSections): PlanSections =>
  inEachSection((section) => (isCrowded(plan, section) ? saved : plan)[section]);

export interface PlanText {
  readonly section: Section;
  readonly text: string;
}

/**
 * Text that wasn't in the plan before, in any step; only that is new to the crisis detector
 * (decision 0020). A phone number is read with its name, because anything can be typed into it.
 */
export function newTexts(before: PlanSections, after: PlanSections): PlanText[] {
  const known = new Set(SECTIONS.flatMap((section) => before[section].map(textOf)));
  return SECTIONS.flatMap((section) =>
    after[section]
      .map(textOf)
      .filter((text) => !known.has(text))
      .map((text) => ({ section, text })),
  );
}

const textOf = ({ text, phone }: PlanItem): string => (phone ? `${text}\n${phone}` : text);

/** Error messages for a line, shown next to its field. */
export const LINE_FAULTS = {
  empty: "Write a few words, or remove the line",
  long: `A line can have up to ${MAX_ITEM} characters`,
  longPhone: "This number is too long",
  noDigits: "A phone number needs digits",
} as const;

/**
 * Anything that can be dialed or read out: extensions and short codes count too, so this only asks
 * for digits and not for a format.
 */
export const hasDigits = (phone: string): boolean => /\d/.test(phone);

export type LineErrors = Partial<Record<"text" | "phone", string>>;
export type ReadLine = { readonly item: PlanItem } | { readonly errors: LineErrors };

function textFault(text: string): string | undefined {
  if (text === "") return LINE_FAULTS.empty;
  if (text.length > MAX_ITEM) return LINE_FAULTS.long;
  return isStorable(text) ? undefined : UNSTORABLE;
}

function phoneFault(phone: string): string | undefined {
  if (phone === "") return undefined;
  if (phone.length > MAX_PHONE) return LINE_FAULTS.longPhone;
  if (!isStorable(phone)) return UNSTORABLE;
  return hasDigits(phone) ? undefined : LINE_FAULTS.noDigits;
}

/**
 * Validates one line of a step in a form before it's added: the rules of `savePlanInput`, without
 * request parsing.
 */
export function readLine(
  section: Section,
  given: { readonly text: string; readonly phone: string },
): ReadLine {
  const text = given.text.trim();
  const phone = WITH_PHONE.has(section) ? given.phone.trim() : "";
  const faults = { text: textFault(text), phone: phoneFault(phone) };
  if (!faults.text && !faults.phone) return { item: { text, phone: phone || null } };
  const errors: LineErrors = {};
  if (faults.text) errors.text = faults.text;
  if (faults.phone) errors.phone = faults.phone;
  return { errors };
}
