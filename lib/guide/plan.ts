import type { Kind, Topic } from "@/lib/reader/labels";
import { type Entry, HOLDS_BACK, MOVES, type Move, NO_CARD } from "./content/schema";
import { SIGNALS } from "./content/skill-schema";
import { FLOORS, rank } from "./find-card";
import { planTalk } from "./plan-talk";
import { tappedSkill } from "./skills/choose-skill";
import { planSkill, type SkillTurn } from "./skills/plan-skill";
import type { Skill } from "./skills/skill";
import {
  type Choice,
  isDelicate,
  isDelicateTalk,
  isGrave,
  isGraveTopic,
  type Plan,
  type ScoredMatch,
  SURE_OF_ACT,
  type TalkState,
  type Understood,
} from "./turn-plan";

/**
 * Plans the next turn from the message and the state of the conversation. Pure: the same turn
 * always gets the same plan.
 */
export function planTurn(
  understood: Understood,
  standing: TalkState,
  known: AvailableContent,
): Plan {
  const choice = choiceFor(understood, standing, known);
  const { best } = choice;
  if (standing.isCaring) return besideConcern(understood, choice, standing);
  // Danger interrupts any exercise.
  if (isTurnedInward(understood, standing))
    return helpLineFor(understood, choice) ?? onwardFromConcern(standing);
  const words = wordsFor(understood, choice, standing, known);
  if (words) return words;
  const bySkill = planSkill(skillTurnFor(understood, choice, standing, known));
  if (bySkill) return bySkill;
  if (understood.taps === "keep_talking")
    return { move: "talk", ack: "plain", onward: standing.isQuiet ? null : "onward" };
  if (understood.form === "unreadable") return { move: "say", words: "unclear" };
  if (understood.asksAll && standing.isKnown && understood.concern === "none")
    return { move: "knows" };
  if (standing.sinceWrap === 0 && isPlainYes(understood)) return { move: "summary" };
  const asked = best ? planSkillRequest(understood, { ...choice, best }, standing, known) : null;
  const owed = best
    ? planRequest(understood, { ...choice, best }, standing, known)
    : planUnknown(understood, known);
  const plan = asked ?? owed ?? planTalk(understood, choice, standing);
  if (plan.move !== "card") return plan;
  const corrected = standing.isCorrected ? ({ ack: "corrected" } as const) : {};
  // What to do about a danger isn't cut short.
  const isBrief = understood.isBrief && !isDelicate(plan.id, known.index);
  return { ...corrected, ...plan, ...(isBrief ? { isBrief } : {}) };
}

/** The content available to a person. */
export interface AvailableContent {
  /** The cards that have words for them. */
  readonly index: ReadonlyMap<string, Entry>;
  readonly skills: readonly Skill[];
}

/** Acknowledges without agreeing to anything; an open question follows. */
const onwardFromConcern = ({ isQuiet }: TalkState): Plan => ({
  move: "talk",
  ack: "concerned",
  onward: isQuiet ? null : "onward",
});

/** The card with the numbers of helplines where a person answers. */
const WHICH_LINE = "which-line";

/** Someone who asks for a number gets it, however dark the message sounds. */
function helpLineFor(understood: Understood, { best }: Choice): Plan | null {
  const isAsked =
    best?.id === WHICH_LINE && best.likeness >= FLOORS.request && asksFor(understood, best);
  return isAsked ? { move: "card", id: WHICH_LINE } : null;
}

export function skillTurnFor(
  understood: Understood,
  choice: Choice,
  standing: TalkState,
  { skills }: AvailableContent,
): SkillTurn {
  const { best, index } = choice;
  const isAsked = best !== undefined && index.has(best.id) && asksFor(understood, best);
  const { at } = standing.skills;
  // "What if I lose my job?" is a worry, and so an answer to "what's the worry?".
  const isSeeded = at?.kind === "step" && at.skill.steps[at.step]?.isSeeded === true;
  const isAnswer = (isSeeded && !isForUs(understood.act)) || standing.given[0] === best?.id;
  const isPlain = at?.kind !== "step" || (asksPlainly(understood) && !isAnswer);
  const asksOutright = /[?？؟]/.test(understood.text);
  const isRequested =
    isAsked && isPlain && best.likeness >= (at && !asksOutright ? FLOORS.sure : FLOORS.request);
  const signal = signalIn(understood, best);
  return {
    ...{ understood, standing: standing.skills, signal },
    tapped: tappedSkill(understood.text, skills),
    wantsTalk: understood.taps === "keep_talking",
    requested: isRequested ? best.id : null,
  };
}

/** In the middle of a skill "losing my job" is an answer, though elsewhere it may be a request. */
const asksPlainly = ({ text, asks, form }: Understood): boolean =>
  /[?？؟]/.test(text) || (form === "more" && asks >= ASKS.plainly);

/** The action within a skill, if the message is nearer to that than to any card. */
function signalIn(
  { signals, act, form, sure }: Understood,
  best: ScoredMatch | undefined,
): SkillTurn["signal"] {
  const nearest = signals.find(({ id }) => SIGNALS.skill.some((signal) => signal === id));
  // A bare yes or no answers the question just asked.
  const isBare = (act === "yes" || act === "no") && form === "few" && sure.act >= SURE_OF_ACT;
  const least = isBare ? FLOORS.sure : form === "few" ? FLOORS.request : FLOORS.signal;
  const floor = Math.max(least, best?.likeness ?? 0);
  return nearest && nearest.likeness >= floor ? (nearest.id as SkillTurn["signal"]) : null;
}

/** Replies during which an offer stays open: "let's try something" refers to it. */
const WAITS_FOR = 2;
/** These suit any topic. */
const FOR_ANYTHING: readonly string[] = ["feelings-check", "breathing", "grounding"];

/** Someone asks for a specific exercise, or for any. */
function planSkillRequest(
  understood: Understood,
  { best }: Choice & { readonly best: ScoredMatch },
  { skills: { open, lastOffered, finished, offered, sinceOffer }, fitting, tried }: TalkState,
  { skills }: AvailableContent,
): Plan | null {
  const signal = signalIn(understood, best);
  // "OK, I'll try that" wants nothing more.
  const { likeness = 0 } = understood.signals.find(({ id }) => id === "try") ?? {};
  if (signal === "try" && (asksSurely(understood.asks) || likeness >= FLOORS.sure)) {
    const isWaiting =
      lastOffered &&
      sinceOffer <= WAITS_FOR &&
      !finished.has(lastOffered.id) &&
      open?.skill !== lastOffered;
    const waiting = isWaiting ? lastOffered.id : null;
    const isFresh = (one: string) => !offered.has(one) && !tried.notHelped.has(one);
    const id = waiting ?? fitting[0] ?? FOR_ANYTHING.find(isFresh);
    return id ? { move: "offer", id } : { move: "all_done" };
  }
  const isNamed =
    skills.some(({ id }) => id === best.id) &&
    !tried.notHelped.has(best.id) &&
    asksFor(understood, best);
  return isNamed && best.likeness >= FLOORS.request ? { move: "begin", id: best.id } : null;
}

const isPlainYes = ({ act, form, sure }: Understood): boolean =>
  act === "yes" && form === "few" && sure.act >= SURE_OF_ACT;

export function choiceFor(
  understood: Understood,
  standing: TalkState,
  { index, skills }: AvailableContent,
): Choice {
  const ofTalk = topicsOf([...standing.explored.slice(0, 1), ...standing.given.slice(0, 1)], index);
  const turnsDown = understood.act === "no" || understood.act === "correction";
  const offered = turnsDown ? [] : standing.offered;
  const nothing = understood.near.find(({ id }) => id === NO_CARD)?.likeness ?? 0;
  // A mere statement requests no exercise, however similar it is to one.
  const asksForOne = understood.asks >= ASKS.maybe || standing.skills.at !== null;
  const isKnown = (id: string): boolean =>
    isMove(id) || index.has(id) || (asksForOne && skills.some((skill) => skill.id === id));
  const isTold = ({ id, likeness }: ScoredMatch): boolean => {
    const { loss, topics, kind } = index.get(id) ?? {};
    // Words for another recipient are worse than none, but not where someone may be in danger.
    const isFree = topics?.includes("suicide") || isOfDanger(understood);
    if (kind === "words" && !isFree && likeness < FLOORS.sure) return false;
    // A list of steps isn't one thing.
    if (understood.isBrief && kind === "plan") return false;
    // "Do I leave the chat or not?" asks for an answer, not for silence.
    if (HOLDS_BACK.has(id) && isForUs(understood.act) && likeness < FLOORS.sure) return false;
    // "I'm writing an essay on suicide prevention" tells of no one who is at risk.
    const tellsOfSomeone = understood.concern !== "none" || understood.topics.some(isGraveTopic);
    if (!tellsOfSomeone && topics?.includes("suicide") && likeness < FLOORS.ofSuicide) return false;
    return !loss || understood.losses.has(loss) || likeness >= FLOORS.sure;
  };
  const ranked = rank(understood.near, { ...understood, ofTalk, offered }, index).filter(
    (found) => isKnown(found.id) && isTold(found),
  );
  return { ranked, best: ranked.find(({ likeness }) => likeness > nothing), index };
}

/**
 * Topics of cards that may accompany a concern: help for someone who fears for someone else, or
 * has to live with it.
 */
const HELPED_BESIDE: Partial<Record<Kind, readonly Topic[]>> = {
  third_party: ["suicide", "self_harm"],
  abuse: ["abuse"],
  eating: ["eating"],
  // Thoughts of harm that frighten the person who has them.
  harm_to_others: ["ocd"],
};

/**
 * Dangers to the person themselves, which no card or question about something else may skip over.
 */
const TURNED_INWARD: ReadonlySet<Kind> = new Set(["suicide", "self_harm", "psychosis"] as const);

/**
 * True if the danger is answered before anything else. Within a skill, an answer of a few words
 * ("in my arms") says too little to tell.
 */
export const isTurnedInward = (
  { concern, kind, form }: Understood,
  { skills }: TalkState,
): boolean =>
  concern !== "none" && TURNED_INWARD.has(kind) && !(skills.at?.kind === "step" && form === "few");

/**
 * A caring question follows, so this acknowledges without agreeing to anything and asks nothing
 * else.
 */
function besideConcern(understood: Understood, choice: Choice, { given }: TalkState): Plan {
  const { best, index } = choice;
  const line = helpLineFor(understood, choice);
  if (line) return line;
  const topics = HELPED_BESIDE[understood.kind] ?? [];
  const floor = best && asksFor(understood, best) ? FLOORS.request : FLOORS.statement;
  const entry = best && index.get(best.id);
  const isAboutIt =
    entry?.kind === "situation" && entry.topics.some((topic) => topics.includes(topic));
  if (best && isAboutIt && best.likeness >= floor && !given.includes(best.id))
    return { move: "card", id: best.id };
  return { move: "talk", ack: "concerned", onward: null };
}

/**
 * Requests in dialect or without a question mark can often be recognized only by their similarity
 * to an ask.
 */
const asksFor = ({ asks }: Understood, { likeness }: ScoredMatch): boolean =>
  asksSurely(asks) || (asks >= ASKS.maybe && likeness >= ASKS.near);
const asksSurely = (asks: number): boolean => asks >= ASKS.surely;
const ASKS = { surely: 0.35, maybe: 0.15, near: 0.95, plainly: 0.8 } as const;

/** The skill that finds the words for someone, with the person's own. */
const FIND_WORDS = "one-sentence";

/** Nothing is near: says so if it was a request, instead of evading it. */
function planUnknown({ act, asks }: Understood, { skills }: AvailableContent): Plan | null {
  if (!asksSurely(asks) || !isForUs(act)) return null;
  return act === "ask_text" && skills.some(({ id }) => id === FIND_WORDS)
    ? { move: "find_words", id: FIND_WORDS }
    : { move: "not_found" };
}

/**
 * Someone asks for words, and no card was written for just that: those for the person they'd go to,
 * or the skill that finds words of their own. Null if they don't ask, or are in danger.
 */
function wordsFor(
  understood: Understood,
  { best, index }: Choice,
  { given, skills: { at, open, lastOffered, sinceOffer } }: TalkState,
  { skills }: AvailableContent,
): Plan | null {
  const { wordsWanted } = understood;
  const isFinding = at?.kind === "step" && at.skill.id === FIND_WORDS;
  if (!wordsWanted || isFinding || isOfDanger(understood)) return null;
  const isMet = best && best.likeness >= FLOORS.sure && index.get(best.id)?.kind === "words";
  const card = isMet ? best.id : wordsWanted.card;
  if (card && index.has(card) && !given.includes(card)) return { move: "card", id: card };
  // Advice on the situation is nearer to what they need than an exercise.
  const isAdvised = best && index.has(best.id) && best.likeness >= FLOORS.request;
  if (isAdvised && asksFor(understood, best)) return null;
  const isOpen = open?.skill.id === FIND_WORDS;
  if (!skills.some(({ id }) => id === FIND_WORDS) || isOpen) return null;
  // "Can you write it for me?", right after the offer to find the words together.
  const isOffered = lastOffered?.id === FIND_WORDS && sinceOffer <= WAITS_FOR;
  return { move: isOffered ? "begin" : "find_words", id: FIND_WORDS };
}

/** Help that's nearly right beats none where someone may be hurt. */
const isOfDanger = ({ concern, topics }: Understood): boolean =>
  concern !== "none" || isDelicateTalk(topics);

/** The card on what the guide remembers, and the replies after which there's something to recall. */
const REMEMBERING = "do-you-remember";
const MIN_TO_RECALL = 2;

/**
 * Answers a request, no matter what else is under way. Null if there's none, or none that needs an
 * answer.
 */
function planRequest(
  understood: Understood,
  { best, index, ranked }: Choice & { readonly best: ScoredMatch },
  { given, explored, wasAsked, replies }: TalkState,
  known: AvailableContent,
): Plan | null {
  if (!isMove(best.id) && !index.has(best.id)) return null;
  const wantsText = understood.act === "ask_text" && understood.sure.act >= SURE_OF_ACT;
  const isAdvice = index.get(best.id)?.kind === "situation" && best.likeness < FLOORS.sure;
  if (wantsText && isAdvice && !isOfDanger(understood)) return planUnknown(understood, known);
  const [open] = explored;
  const isNamed = best.likeness >= FLOORS.sure;
  const mayRepeat = given[0] !== best.id || best.likeness >= FLOORS.again;
  // "Do you remember what she's called?" asks for the fact, not for how remembering works.
  if (best.id === REMEMBERING && asksFor(understood, best) && replies >= MIN_TO_RECALL)
    return { move: "recall", else: REMEMBERING };
  if (index.get(best.id)?.kind === "willow" && isNamed && mayRepeat)
    return { move: "card", id: best.id };
  if (!asksFor(understood, best))
    return isMove(best.id) && isNamed ? planMove(best.id, { ranked, index }, given) : null;
  if (best.likeness < FLOORS.request) {
    // "What would help?" after a question about it.
    if (wasAsked && open && !given.includes(open)) return { move: "card", id: open };
    return planUnknown(understood, known);
  }
  if (isMove(best.id)) {
    const isUnhelped = best.id === "more" && open !== undefined && !given.includes(open);
    return isUnhelped ? { move: "card", id: open } : planMove(best.id, { ranked, index }, given);
  }
  if (!given.includes(best.id))
    return { move: "card", id: best.id, ...(isGrave(best.id, index) ? { meets: true } : {}) };
  // A second request on the same topic may get more of it; the previous answer is never repeated.
  if (index.get(best.id)?.kind === "situation" && best.likeness >= FLOORS.sure)
    return { move: "more", id: best.id };
  const isAgain = given[0] === best.id;
  return index.get(best.id)?.kind === "willow" && isNamed && !isAgain
    ? { move: "card", id: best.id }
    : planUnknown(understood, known);
}

/**
 * A plain question may be anything, even one that just continues the conversation; a request needs
 * an answer.
 */
const isForUs = (act: Understood["act"]): boolean =>
  act === "ask_advice" || act === "ask_plan" || act === "ask_text";

function planMove(
  move: Move,
  { ranked, index }: Pick<Choice, "ranked" | "index">,
  given: readonly string[],
): Plan | null {
  if (move === "summary" || move === "recall") return { move };
  const [last] = given;
  if (!last) return null;
  if (move === "more") return { move: "more", id: last };
  const topics = topicsOf([last], index);
  const other = ranked.find(({ id }) => {
    const entry = index.get(id);
    return (
      entry?.kind === "situation" &&
      !given.includes(id) &&
      entry.topics.some((topic) => topics.has(topic))
    );
  });
  return { move: "another", id: other?.id ?? last };
}

const topicsOf = (ids: readonly string[], index: ReadonlyMap<string, Entry>): ReadonlySet<Topic> =>
  new Set(ids.flatMap((id) => index.get(id)?.topics ?? []));

const isMove = (id: string): id is Move => (MOVES as readonly string[]).includes(id);
