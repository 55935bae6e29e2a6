import type { TraumaWork } from "@/lib/ports/model";
import { isReliving, tellsTheEvent } from "@/lib/shared/heard/remembered";
import { SIGNALS, type TraumaWords } from "../content/skill-schema";
import { FLOORS } from "../find-card";
import { isTurnedInward } from "../plan";
import type { planSkill } from "../skills/plan-skill";
import type { Skill } from "../skills/skill";
import {
  type Plan,
  type ScoredMatch,
  SURE_OF_ACT,
  type TalkState,
  type Understood,
} from "../turn-plan";
import type { TraumaSkills } from "./trauma-skills";

type Lists = {
  [Key in keyof TraumaWords]: TraumaWords[Key] extends readonly string[] ? Key : never;
}[keyof TraumaWords];

/**
 * A piece of an answer in trauma work: one of several wordings, a question of the approach, or a
 * skill or card.
 */
export type TraumaPart =
  | { readonly words: Lists }
  | { readonly words: "approach" }
  | { readonly plan: Plan };

/** The input for planning a turn in trauma work. */
export interface TraumaTurn {
  readonly understood: Understood;
  readonly standing: TalkState;
  readonly work: TraumaWork;
  readonly skills: TraumaSkills;
  /** The skill step, tap or reply to an offer that the message represents, if any. */
  readonly bySkill: ReturnType<typeof planSkill>;
  /** The nearest skill or card, and the card that a request asks for. */
  readonly best: ScoredMatch | undefined;
  readonly requested: string | null;
  /** The guide's last words contained a story they had begun to tell. */
  readonly wasContained: boolean;
}

/**
 * The next answer in trauma work (decision 0032). The person's reported safety decides first:
 * someone who hardly feels safe gets only steadying, whatever the approach. Nothing goes through
 * the event itself.
 */
export function planTrauma(turn: TraumaTurn): readonly TraumaPart[] {
  const { understood, standing } = turn;
  if (understood.act === "stop" && understood.sure.act >= SURE_OF_ACT)
    return [{ plan: { move: "say", words: "stop" } }];
  const parts = isTurnedInward(understood, standing)
    ? ([{ words: "hold" }, { words: "now" }] as const)
    : (aboutTheEvent(turn) ?? askedFor(turn) ?? onward(turn));
  return standing.isQuiet
    ? parts.filter((part) => !("words" in part) || !ASKS.has(part.words))
    : parts;
}

const ASKS: ReadonlySet<string> = new Set(["now", "questions", "approach"] as const);

const isSteadyOnly = ({ work }: TraumaTurn): boolean => work.depth === "steady";

/** A flashback, the event itself, or the wish to go there: handled first, at every depth. */
function aboutTheEvent(turn: TraumaTurn): readonly TraumaPart[] | null {
  const { understood, wasContained } = turn;
  const signal = signalIn(turn);
  if (isReliving(understood.text))
    return [{ words: "orient" }, ...beginning(turn, ["orienting", "grounding"])];
  if (signal === "must_tell") return [{ words: "untold" }, { words: "now" }];
  const goesOn =
    wasContained && understood.form === "more" && understood.asks < 0.5 && isOfTrauma(understood);
  if (tellsTheEvent(understood.text) || goesOn)
    return [{ words: "contain" }, ...offering(turn, ["grounding"])];
  if (signal === "exposure")
    return isSteadyOnly(turn)
      ? [{ words: "later" }, ...offering(turn)]
      : [{ words: "clinician" }, ...offering(turn, ["ready-list"])];
  if (signal === "deeper" && isSteadyOnly(turn)) return [{ words: "later" }, ...offering(turn)];
  return null;
}

const isOfTrauma = ({ topics }: Understood): boolean =>
  topics.some((topic) => topic === "trauma" || topic === "abuse");

/** A skill's step, an answer to an offer, or a request. */
function askedFor(turn: TraumaTurn): readonly TraumaPart[] | null {
  const { bySkill, requested, best, skills, standing } = turn;
  if (bySkill?.move === "declined" || bySkill?.move === "leave")
    return [{ words: "no_need" }, { words: isSteadyOnly(turn) ? "now" : "questions" }];
  if (bySkill) return [{ plan: bySkill }];
  const named =
    best && best.likeness >= FLOORS.request && known(skills).find(({ id }) => id === best.id);
  if (named) return [{ plan: { move: "begin", id: named.id } }];
  const wasJustGiven = standing.given[0] === requested && (best?.likeness ?? 0) < FLOORS.again;
  return requested && !wasJustGiven ? [{ plan: { move: "card", id: requested } }] : null;
}

const known = ({ steadying, own }: TraumaSkills): readonly Skill[] => [...steadying, ...own];

/**
 * If the conversation leaves room: first something steadying, then the approach's own work, and
 * back if it was too much.
 */
function onward(turn: TraumaTurn): readonly TraumaPart[] {
  const { understood, standing, skills } = turn;
  const signal = signalIn(turn);
  const calmed =
    standing.skills.justFinished && skills.steadying.includes(standing.skills.justFinished);
  if (understood.act === "goodbye" && understood.form === "few")
    return [{ plan: { move: "say", words: "goodbye" } }];
  if (understood.act === "thanks" && understood.form === "few")
    return [{ plan: { move: "say", words: "thanks" } }];
  if (standing.replies === 0) return [{ words: "first" }, ...offering(turn)];
  if (signal === "blame") return [{ words: "blame" }, ...offering(turn)];
  if (signal === "worse") return [{ words: "again" }, ...offering(turn)];
  if (!isSteadyOnly(turn) && (signal === "steady" || calmed))
    return [{ words: "onward" }, ...offeringOwn(turn)];
  // Exercises and questions alternate, so that no one gets one exercise after another.
  if (standing.skills.sinceOffer >= 1 && standing.replies % 2 === 1 && !standing.skills.isRefused)
    return [
      { words: "hold" },
      ...(isSteadyOnly(turn) || !calmedBefore(turn) ? offering(turn) : offeringOwn(turn)),
    ];
  if (isSteadyOnly(turn)) return [{ words: "hold" }, { words: "now" }];
  return [{ words: "hold" }, { words: standing.replies % 3 === 0 ? "approach" : "questions" }];
}

const calmedBefore = ({ skills, standing }: TraumaTurn): boolean =>
  skills.steadying.some(({ id }) => standing.skills.finished.has(id));

function signalIn({
  understood: { signals },
  best,
}: TraumaTurn): (typeof SIGNALS.trauma)[number] | null {
  const nearest = signals.find(({ id }) => SIGNALS.trauma.some((signal) => signal === id));
  if (!nearest || nearest.likeness < Math.max(FLOORS.request, best?.likeness ?? 0)) return null;
  return SIGNALS.trauma.find((signal) => signal === nearest.id) ?? null;
}

/**
 * Offers the first of these not finished yet, or else a steadying skill not offered yet; if none is
 * left, asks about the present.
 */
function offering(
  { skills, standing }: TraumaTurn,
  first: readonly string[] = [],
): readonly TraumaPart[] {
  const fresh = skills.steadying.filter(({ id }) => !standing.skills.offered.has(id));
  const wanted = first.flatMap((id) =>
    known(skills).filter((skill) => skill.id === id && !standing.skills.finished.has(id)),
  );
  const [next] = [...wanted, ...fresh];
  return next ? [{ plan: { move: "offer", id: next.id } }] : [{ words: "now" }];
}

function offeringOwn(turn: TraumaTurn): readonly TraumaPart[] {
  const next = turn.skills.own.find(({ id }) => !turn.standing.skills.offered.has(id));
  return next ? [{ plan: { move: "offer", id: next.id } }] : [{ words: "approach" }];
}

function beginning({ skills }: TraumaTurn, ids: readonly string[]): readonly TraumaPart[] {
  const id = ids.find((wanted) => skills.steadying.some((skill) => skill.id === wanted));
  return id ? [{ plan: { move: "begin", id } }] : [{ words: "now" }];
}
