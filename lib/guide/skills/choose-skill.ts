import type { Turn } from "@/lib/ports/model";
import type { Topic } from "@/lib/reader/labels";
import { hash } from "../choose";
import type { Tried } from "../memory/types";
import { chosenApproaches } from "./approaches";
import type { SkillStanding } from "./place";
import type { Skill } from "./skill";

/** Criteria for choosing a skill. */
export interface Wish {
  /** Topics of the conversation. */
  readonly topics: ReadonlySet<Topic>;
  readonly turn: Pick<Turn, "approaches" | "sessionId">;
  readonly tried: Tried;
}

/** A chosen approach counts more than a second topic that fits. */
const OF_APPROACH = 1.5;
/** And what helped them before counts more than an approach. */
const OF_HELPED = 2;

/** Fitting skills that this conversation hasn't offered yet, best first. */
export function fittingSkills(
  skills: readonly Skill[],
  { offered }: Pick<SkillStanding, "offered">,
  { topics, turn, tried }: Wish,
): readonly Skill[] {
  const chosen = chosenApproaches(turn.approaches);
  const weighed = skills.flatMap((skill) => {
    if (skill.trauma || offered.has(skill.id) || tried.notHelped.has(skill.id)) return [];
    const shared = skill.fits.filter((topic) => topics.has(topic)).length;
    if (shared === 0) return [];
    const isMadeForIt = skill.fits[0] !== undefined && topics.has(skill.fits[0]);
    const turned = (hash(`${turn.sessionId}:${skill.id}`) % 100) / 1000;
    const weight =
      shared +
      (isMadeForIt ? 1 : 0) +
      (chosen.has(skill.approach) ? OF_APPROACH : 0) +
      (tried.helped.has(skill.id) ? OF_HELPED : 0) +
      turned;
    return [{ skill, weight }];
  });
  return weighed.sort((a, b) => b.weight - a.weight).map(({ skill }) => skill);
}

const folded = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.!。！\s]+$/u, "")
    .trim();

/** The skill whose button was tapped, or whose name was typed within a few words more. */
export const tappedSkill = (text: string, skills: readonly Skill[]): Skill | null => {
  const said = folded(text);
  const isNamed = (title: string) =>
    said === title ||
    (title.length >= MIN_NAMED && said.length <= title.length + MAX_AROUND && said.includes(title));
  return skills.find(({ title }) => isNamed(folded(title))) ?? null;
};
/**
 * UTF-16 units: the shortest title recognized within other text, and the most other text allowed.
 */
const MIN_NAMED = 12;
const MAX_AROUND = 60;

export const isTapped = (text: string, button: string): boolean => folded(text) === folded(button);
