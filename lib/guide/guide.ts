import type { Guide, ReplyPiece, TraumaWork, Turn } from "@/lib/ports/model";
import type { Topic } from "@/lib/reader/labels";
import { planForTwo, speakForTwo } from "./couples/between";
import { type Denied, deniedIn } from "./denied";
import { entries, type Material, materialFor, subjectsFor } from "./material";
import { followUpIn } from "./memory/follow-up";
import { triedIn } from "./memory/tried";
import type { FollowUp } from "./memory/types";
import { ageGroupOfTurn } from "./person";
import { type AvailableContent, choiceFor, planTurn, skillTurnFor } from "./plan";
import { fittingSkills } from "./skills/choose-skill";
import { isSkillStep, skillsIn, skillsShownIn } from "./skills/place";
import { planSkill } from "./skills/plan-skill";
import type { Skill } from "./skills/skill";
import { answersOf, phrasesFor } from "./skills/speak-skill";
import { speak } from "./speak";
import type { Speaking } from "./speaking";
import { cardsIn, choicesIn, hasReplyWith, talkStateOf } from "./talk-state";
import { planTrauma } from "./trauma/plan-trauma";
import { speakTrauma } from "./trauma/speak-trauma";
import { traumaSkills } from "./trauma/trauma-skills";
import type { BackgroundKind, Plan, TalkState, Understood } from "./turn-plan";
import { understand } from "./understand";

/**
 * A guide that needs no model, key or network: all its words are in content/<locale>/guide. It
 * stores nothing between turns, so the same turn always gets the same answer, on any server. A
 * reply throws if the content fails.
 */
export function createAuthoredGuide(): Guide {
  return {
    name: "guided",
    async *reply(turn, signal) {
      for (const piece of await say(turn)) {
        signal.throwIfAborted();
        yield piece;
      }
    },
  };
}

function say(turn: Turn): Promise<readonly ReplyPiece[]> {
  // A private message in a couple's conversation is answered as in a conversation with one person.
  if (turn.couple && !turn.couple.privateTo) return sayToTwo(turn, turn.couple);
  if (turn.trauma && !turn.caring && turn.audience === "adult")
    return sayInTrauma(turn, turn.trauma);
  return sayToOne(turn);
}

async function sayToOne(turn: Turn): Promise<readonly ReplyPiece[]> {
  const { plan, speaking } = await planFor(turn);
  const text =
    (await speak(plan, speaking)) ?? (await speak(listening(plan, speaking), speaking)) ?? "";
  // The message may show a danger, so the answer offers no exercise.
  const chips = speaking.isDark ? [] : offeredUnder(plan, speaking);
  const beside = [...followedUpBy(plan, speaking), ...(await finishedBy(plan, speaking))];
  return [...sentences(text), ...beside, ...chips];
}

/** Reports the memory item it asked about, so that it's asked about once. */
const followedUpBy = (plan: Plan, { standing: { followUp } }: Speaking): readonly ReplyPiece[] =>
  plan.move === "follow_up" && followUp ? [{ type: "followed_up", item: followUp.item }] : [];

/** Fallback if the content has nothing for a plan. */
const listening = (plan: Plan, { standing }: Speaking): Plan => ({
  move: "talk",
  ack: ("ack" in plan && plan.ack) || "plain",
  onward: standing.isQuiet ? null : "onward",
});

/** One piece per sentence, so that a question can be left out when an authored one follows. */
const sentences = (text: string): readonly ReplyPiece[] =>
  text
    .split(/(?<=[.!?…؟।][”"’»)]?\s)|(?<=[。！？][”』」]?)(?![”』」])/)
    .filter(Boolean)
    .map((piece) => ({ type: "text", text: piece }));

async function sayToTwo(
  turn: Turn,
  couple: NonNullable<Turn["couple"]>,
): Promise<readonly ReplyPiece[]> {
  const understood = await understand(turn, "adult", "");
  const { content } = materialFor(turn.language, "adult");
  const plan = planForTwo(understood, turn.lines, couple);
  return sentences(speakForTwo(plan, turn, couple, content.couples));
}

/** Plans the reply to the latest message in a conversation with one person. */
export async function planFor(turn: Turn): Promise<Planned> {
  const { understood, standing, known, speaking } = await sceneOf(turn);
  return { plan: planTurn(understood, standing, known), speaking };
}

interface Planned {
  readonly plan: Plan;
  readonly speaking: Speaking;
}

interface Scene {
  readonly understood: Understood;
  readonly standing: TalkState;
  readonly known: AvailableContent;
  readonly speaking: Speaking;
}

async function sceneOf(turn: Turn): Promise<Scene> {
  const ageGroup = ageGroupOfTurn(turn);
  const material = materialFor(turn.language, ageGroup);
  const phrases = phrasesFor({ content: material.content, ageGroup });
  const understood = await understand(turn, ageGroup, phrases.keep_talking);
  const followUp = await followUpIn(turn, ageGroup);
  const denied = deniedBy(turn, material);
  const own = withoutStruck(material, denied);
  const standing = standingIn(turn, own, { followUp, denied }, ageGroup);
  const isDark = understood.concern !== "none";
  const { index, content } = own;
  const known = {
    index,
    skills: content.skills.filter(({ trauma }) => !trauma || Boolean(turn.trauma)),
  };
  return {
    understood,
    standing,
    known,
    speaking: { turn, ageGroup, content: material.content, standing, index, isDark },
  };
}

function deniedBy({ lines, language }: Turn, { marks, content }: Material): Denied {
  const skills = new Set(content.skills.map(({ id }) => id));
  return deniedIn(
    lines,
    {
      subjects: subjectsFor(language),
      skills,
      titleOf: (id) => content.moves.titles[id],
      shownIn: (reply) => [...cardsIn(reply, marks), ...skillsShownIn(reply, content.skills)],
      asksInSkill: (reply) => isSkillStep(reply, content.skills),
    },
    language,
  );
}

/** What the person said isn't theirs counts as never mentioned. */
const withoutStruck = (material: Material, { struck }: Denied): Material => ({
  content: {
    ...material.content,
    skills: material.content.skills.filter(({ id }) => !struck.has(id)),
  },
  marks: material.marks.filter(({ id }) => !struck.has(id)),
  index: new Map([...material.index].filter(([id]) => !struck.has(id))),
});

interface Heard {
  readonly followUp: FollowUp | null;
  readonly denied: Denied;
}

function standingIn(
  turn: Turn,
  { content, marks, index }: Material,
  { followUp, denied }: Heard,
  ageGroup: Speaking["ageGroup"],
): TalkState {
  const isCaring = turn.caring === true;
  const found = talkStateOf(turn.lines, marks, content.listening[ageGroup].stop);
  const { declined } = phrasesFor({ content, ageGroup });
  const refusals = turn.trauma ? [...declined, ...content.trauma.no_need] : declined;
  const skills = skillsIn(turn.lines, content.skills, refusals);
  const situation = found.thread?.id ?? found.explored[0];
  // Until the situation is known, nothing is offered: the topics of a single message are a guess.
  const about = new Set<Topic>(situation ? index.get(situation)?.topics : []);
  const tried = triedIn(turn.memory);
  const [nearest] = fittingSkills(content.skills, skills, {
    topics: about,
    turn,
    tried: NONE_TRIED,
  });
  const isPassedOver = nearest !== undefined && tried.notHelped.has(nearest.id);
  return {
    ...found,
    ...choicesIn(turn.lines, content, ageGroup),
    isReturning: turn.before !== null,
    isQuiet: found.isQuiet || isCaring,
    isCaring,
    isCorrected: denied.isNew,
    skills,
    fitting: fittingSkills(content.skills, skills, { topics: about, turn, tried }).map(
      ({ id }) => id,
    ),
    roots: rootsOf(turn, content.listening[ageGroup]),
    isKnown: turn.memory.length > 0,
    ...{ followUp, tried, passedOver: isPassedOver ? nearest.title : null },
  };
}
const NONE_TRIED = { helped: new Set<string>(), notHelped: new Set<string>() };

/** CHAT-18: asked once, and only if the person mentioned a faith or a background. */
function rootsOf(
  { religion, culturalBackground, lines }: Turn,
  words: Speaking["content"]["listening"]["adult"],
): BackgroundKind | null {
  const all = [words.faith, words.conviction, words.background].flatMap((list) => list ?? []);
  if (all.some((question) => hasReplyWith(lines, question))) return null;
  if (religion !== null)
    return /^\s*(?:atheist|agnostic)\s*$/i.test(religion) ? "conviction" : "faith";
  return culturalBackground === null ? null : "background";
}

async function sayInTrauma(turn: Turn, work: TraumaWork): Promise<readonly ReplyPiece[]> {
  const { understood, standing: all, known, speaking: said } = await sceneOf(turn);
  const isAtRest = known.skills.some(
    ({ id, trauma }) => all.skills.finished.has(id) && (!trauma || trauma.from === "steady"),
  );
  const skills = traumaSkills(known.skills, work, isAtRest);
  const own = { ...known, skills: [...skills.steadying, ...skills.own] };
  const standing = withinDepth(all, own.skills);
  const speaking = { ...said, standing };
  const choice = choiceFor(understood, standing, own);
  const { best } = choice;
  const skillTurn = skillTurnFor(understood, choice, standing, own);
  const last = turn.lines.findLast(({ role }) => role === "assistant")?.content ?? "";
  const parts = planTrauma({
    ...{ understood, standing, work, skills, best },
    bySkill: planSkill(skillTurn),
    requested: skillTurn.requested,
    wasContained: speaking.content.trauma.contain.some((words) => last.startsWith(words)),
  });
  const plans = parts.flatMap((part) => ("plan" in part ? [part.plan] : []));
  const text = await speakTrauma(parts, work.approach, speaking);
  const finished = await Promise.all(plans.map((plan) => finishedBy(plan, speaking)));
  const chips = understood.concern === "none" ? chipsInTrauma(plans, standing, own.skills) : [];
  return [...sentences(text), ...finished.flat(), ...chips];
}

/** If the level drops, anything begun or offered above it is closed. */
function withinDepth(standing: TalkState, skills: readonly Skill[]): TalkState {
  const isOpen = (skill: Skill | undefined) => skills.some(({ id }) => id === skill?.id);
  const { at, open } = standing.skills;
  const within = { at: isOpen(at?.skill) ? at : null, open: isOpen(open?.skill) ? open : null };
  return { ...standing, skills: { ...standing.skills, ...within } };
}

/**
 * Offers the current exercise and another one; none in the middle of one, and after a refusal only
 * with a new offer.
 */
function chipsInTrauma(
  plans: readonly Plan[],
  { skills: { offered, isRefused }, isQuiet }: TalkState,
  skills: readonly Skill[],
): readonly ReplyPiece[] {
  const first = plans.flatMap((plan) =>
    plan.move === "offer" ? skills.filter(({ id }) => id === plan.id) : [],
  );
  const isBusy = plans.some(
    ({ move }) => move === "begin" || move === "step" || move === "say" || move === "finish",
  );
  if (isBusy || isQuiet || (isRefused && first.length === 0)) return [];
  const fresh = skills.filter((skill) => !offered.has(skill.id) && !first.includes(skill));
  return activities([...first, ...fresh].slice(0, MAX_OFFERED));
}

const activities = (
  skills: readonly Skill[],
  more: readonly string[] = [],
): readonly ReplyPiece[] => {
  const names = [...skills.map(({ title }) => title), ...more];
  return names.length > 0 ? [{ type: "activities", activities: names }] : [];
};

const HELPS: ReadonlySet<Plan["move"]> = new Set(["card", "more", "another"] as const);
/** Exercises offered under one answer. */
const MAX_OFFERED = 2;

/** Buttons under an answer: exercises that fit its topic, or the choice it offered. */
function offeredUnder(plan: Plan, speaking: Speaking): readonly ReplyPiece[] {
  const { turn, content, standing } = speaking;
  const { keep_talking } = phrasesFor(speaking);
  if (plan.move === "offer" || plan.move === "find_words")
    return activities(
      content.skills.filter(({ id }) => id === plan.id),
      [keep_talking],
    );
  if (plan.move === "finish") return activities([], [keep_talking]);
  if (standing.isQuiet || standing.skills.isRefused) return [];
  const isEnd = plan.move === "talk" && plan.onward === "wrap";
  const entry = "id" in plan && HELPS.has(plan.move) ? entries().get(plan.id) : undefined;
  if (!isEnd && (!entry || entry.kind === "willow")) return [];
  const topics = new Set(
    entry?.topics ?? (standing.thread && entries().get(standing.thread.id)?.topics) ?? [],
  );
  return activities(
    fittingSkills(content.skills, standing.skills, { topics, turn, tried: standing.tried }).slice(
      0,
      MAX_OFFERED,
    ),
  );
}

/** Reports a completed skill if at least half of its questions were answered. */
async function finishedBy(plan: Plan, speaking: Speaking): Promise<readonly ReplyPiece[]> {
  const skill = plan.move === "finish" && speaking.content.skills.find(({ id }) => id === plan.id);
  if (!skill) return [];
  const answers = await answersOf(skill, phrasesFor(speaking), speaking.turn.lines);
  const answered = answers.filter((answer) => answer !== null).length - (plan.isSkipped ? 1 : 0);
  if (answered * 2 < skill.steps.length) return [];
  return [{ type: "finished", finished: { exercise: skill.id, approach: skill.approach } }];
}
