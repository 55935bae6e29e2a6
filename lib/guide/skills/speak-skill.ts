import { read } from "@/lib/reader/read";
import { tellsTheEvent } from "@/lib/shared/heard/remembered";
import { choose } from "../choose";
import type { Phrases } from "../content/skill-schema";
import type { Speaking } from "../speaking";
import { type Plan, SURE_OF_ACT } from "../turn-plan";
import { quoted } from "../wording";
import { givenIn } from "./place";
import { scaleIn } from "./scale";
import type { Skill } from "./skill";

type SkillPlan = Extract<Plan, { move: "offer" | "begin" | "step" | "finish" }>;

/** UTF-16 units: the sheet cuts longer answers. */
const MAX_ON_SHEET = 240;
/** UTF-16 units: allowed length of an earlier statement that can serve as an answer. */
const SEED = { min: 12, max: 160, minZh: 5 } as const;

/** Words a turn of a skill. Null if this person doesn't have that skill. */
export async function speakSkill(plan: SkillPlan, speaking: Speaking): Promise<string | null> {
  const skill = speaking.content.skills.find(({ id }) => id === plan.id);
  if (!skill) return null;
  const { turn } = speaking;
  const phrases = phrasesFor(speaking);
  const space = turn.language === "zh" ? "" : " ";
  switch (plan.move) {
    case "offer": {
      const lead = plan.isWhy ? skill.why : choose(phrases.offer_lead, turn);
      return [lead, skill.offer, choose(phrases.choice, turn)].join(space);
    }
    case "begin": {
      const first = skill.steps[0];
      const seed = first?.isSeeded ? await seedIn(speaking) : null;
      const offered =
        seed === null
          ? []
          : [choose(phrases.seed, turn).replace("{seed}", () => quoted(seed, turn.language))];
      return first ? [skill.begin, ...offered, first.ask].join(space) : null;
    }
    case "step":
      return stepWords(plan, skill, phrases, speaking);
    case "finish":
      return finished(skill, plan.isSkipped, phrases, speaking);
  }
}

export const phrasesFor = ({
  content,
  ageGroup,
}: Pick<Speaking, "content" | "ageGroup">): Phrases => content.phrases[ageGroup];

function stepWords(
  { step, as, before }: Extract<Plan, { move: "step" }>,
  skill: Skill,
  phrases: Phrases,
  { turn }: Speaking,
): string | null {
  const found = skill.steps[step];
  if (!found) return null;
  const leads = {
    lead: found.lead,
    why: skill.why,
    skipped: choose(phrases.skipped, turn),
    first_already: choose(phrases.first_already, turn),
  };
  const lead =
    before === null ? (as === "again" ? choose(phrases.again, turn) : null) : leads[before];
  const question = as === "hint" ? found.hint : found.ask;
  return [lead, question].filter((part) => part !== null).join(turn.language === "zh" ? "" : " ");
}

/**
 * An earlier message that may answer the first question: the one that began the current situation
 * or the conversation.
 */
async function seedIn({
  turn: { lines, language },
  standing: { thread },
  ageGroup,
}: Speaking): Promise<string | null> {
  const told = thread
    ? lines[thread.begunAt - 1]
    : lines.slice(0, -1).find(({ role }) => role === "user");
  if (told?.role !== "user" || /[?？؟]/.test(told.content)) return null;
  const { length } = told.content;
  const isFit = length >= (language === "zh" ? SEED.minZh : SEED.min) && length <= SEED.max;
  if (!isFit || tellsTheEvent(told.content)) return null;
  // Nothing that shows a danger is repeated.
  const { concern } = await read(told.content, { audience: ageGroup });
  return concern === "none"
    ? told.content
        .replace(/\s+/g, " ")
        .trim()
        .replace(/[.。।]$/u, "")
    : null;
}

async function finished(
  skill: Skill,
  isSkipped: boolean,
  phrases: Phrases,
  { turn }: Speaking,
): Promise<string> {
  const space = turn.language === "zh" ? "" : " ";
  const answers = await answersOf(skill, phrases, turn.lines);
  const settled = isSkipped ? answers.toSpliced(-1, 1, null) : answers;
  const sheet = skill.steps.flatMap(({ label }, at) => {
    const answer = settled[at];
    return label !== null && answer ? [`${label}: ${cut(answer)}`] : [];
  });
  const shift = shiftIn(skill, settled);
  const parts = [
    isSkipped ? choose(phrases.skipped, turn) : null,
    sheet.length > 0 ? [choose(phrases.sheet, turn), ...sheet].join("\n") : null,
    [shift, skill.close].filter((part) => part !== null).join(space),
  ];
  return parts.filter((part) => part !== null).join("\n\n");
}

/** The answers of the newest run, including the latest. */
export async function answersOf(
  skill: Skill,
  phrases: Phrases,
  lines: Speaking["turn"]["lines"],
): Promise<readonly (string | null)[]> {
  const given = givenIn(lines, skill, phrases);
  return Promise.all(
    given.map(async (one) => {
      if (!one?.seed) return one?.answer ?? null;
      const { act, sure } = await read(one.answer);
      return act === "yes" && sure.act >= SURE_OF_ACT ? one.seed : one.answer;
    }),
  );
}

const cut = (answer: string): string => {
  const line = answer.replace(/\s+/g, " ").trim();
  return line.length <= MAX_ON_SHEET
    ? line
    : `${line.slice(0, MAX_ON_SHEET).toWellFormed().trimEnd()}…`;
};

function shiftIn({ shift, steps }: Skill, answers: readonly (string | null)[]): string | null {
  const numbers = steps.flatMap(({ isScale }, at) => (isScale ? [scaleIn(answers[at] ?? "")] : []));
  const [from, to] = numbers;
  if (!shift || from === null || to === null || from === undefined || to === undefined) return null;
  const words = to < from ? shift.down : to > from ? shift.up : shift.same;
  return words.replace("{from}", String(from)).replace("{to}", String(to));
}
