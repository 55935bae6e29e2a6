import type { Signal } from "../content/skill-schema";
import type { Plan, Understood } from "../turn-plan";
import { SURE_OF_ACT } from "../turn-plan";
import type { AtStep, SkillStanding } from "./place";
import { scaleIn } from "./scale";
import type { Skill } from "./skill";

/** The input for planning a skill. */
export interface SkillTurn {
  readonly understood: Understood;
  readonly standing: SkillStanding;
  /** The skill whose button was tapped, if any; and whether it was the button "Keep talking". */
  readonly tapped: Skill | null;
  readonly wantsTalk: boolean;
  /** The action within a skill that the message expresses. */
  readonly signal: Signal | null;
  /** The requested card, no matter what else is under way. */
  readonly requested: string | null;
}

/**
 * The next step of a skill that's under way, offered or requested. Null if the message has nothing
 * to do with one.
 */
export function planSkill(turn: SkillTurn): Plan | null {
  const { standing, tapped, signal } = turn;
  if (tapped) return { move: "begin", id: tapped.id };
  const { at } = standing;
  if (at?.kind === "step") return planStep(at, turn);
  if (at?.kind === "offered") {
    const answered = planOffered(at.skill, turn);
    if (answered) return answered;
  }
  if (signal === "resume")
    return standing.open ? stepOf(standing.open, "again") : { move: "nothing_open" };
  return null;
}

/** Handles yes or no to an offer; anything else is conversation. */
function planOffered(
  skill: Skill,
  { understood, signal, requested, wantsTalk }: SkillTurn,
): Plan | null {
  const { act, form, sure } = understood;
  if (wantsTalk) return { move: "declined" };
  if (requested) return null;
  if (signal === "keep_talking" || signal === "leave") return { move: "declined" };
  if (signal === "why") return { move: "offer", id: skill.id, isWhy: true };
  if (signal === "try") return { move: "begin", id: skill.id };
  if (form !== "few" || sure.act < SURE_OF_ACT) return null;
  if (act === "yes") return { move: "begin", id: skill.id };
  return act === "no" || act === "stop" || act === "denial" ? { move: "declined" } : null;
}

function planStep(at: AtStep, turn: SkillTurn): Plan {
  const { understood, signal, wantsTalk, requested } = turn;
  const { act, sure, form } = understood;
  const isSure = sure.act >= SURE_OF_ACT;
  const isObjection = understood.objects || (isSure && act === "correction");
  if (wantsTalk || signal === "leave" || signal === "keep_talking" || isObjection)
    return { move: "leave" };
  const isUnsure = isSure && act === "unsure" && form === "few";
  if (signal === "why" && !isUnsure) return stepOf(at, at.isHint ? "ask" : "hint", "why");
  if (signal === "back")
    return at.step === 0
      ? stepOf(at, "again", "first_already")
      : stepOf({ ...at, step: at.step - 1 }, "again");
  if (signal === "skip") return onward(at, "skipped");
  if (isSure && act === "stop") return { move: "say", words: "stop" };
  if (requested) return { move: "aside", card: requested, id: at.skill.id, step: at.step };
  if (sure.act >= SURE_OF_END && act === "goodbye" && form === "few")
    return { move: "say", words: "goodbye" };
  const lacksNumber = at.skill.steps[at.step]?.isScale && scaleIn(understood.text) === null;
  // Thanks doesn't answer a question.
  const isStuck =
    form === "unreadable" || isUnsure || (isSure && act === "thanks" && form === "few");
  if ((isStuck || lacksNumber) && !at.isHint) return stepOf(at, "hint");
  return onward(at, isStuck ? "skipped" : "lead");
}

/** High, because "later" may be an answer too. */
const SURE_OF_END = 0.85;

type Before = Extract<Plan, { move: "step" }>["before"];

const stepOf = (
  { skill, step }: Pick<AtStep, "skill" | "step">,
  as: "ask" | "hint" | "again",
  before: Before = null,
): Plan => ({
  move: "step",
  id: skill.id,
  step,
  as,
  before,
});

const onward = ({ skill, step }: AtStep, before: "lead" | "skipped"): Plan =>
  step + 1 < skill.steps.length
    ? stepOf({ skill, step: step + 1 }, "ask", before)
    : { move: "finish", id: skill.id, isSkipped: before === "skipped" };
