import type { Act, Topic } from "@/lib/reader/labels";
import { type Entry, JUST_LISTEN } from "./content/schema";
import { FLOORS } from "./find-card";
import {
  type Ack,
  type Choice,
  GRAVE,
  isDelicate,
  isDelicateTalk,
  isGrave,
  type Plan,
  SURE_OF_ACT,
  type TalkState,
  type Understood,
} from "./turn-plan";

const SURE_OF_FEELING = { neg: 0.55, pos: 0.6 } as const;

const ACK_OF: Partial<Record<Act, Ack>> = {
  yes: "yes",
  no: "no",
  unsure: "unsure",
  progress: "progress",
  step_done: "progress",
  correction: "corrected",
  denial: "denial",
};

type Answered = Pick<TalkState, "wasHelped" | "endedInQuestion">;

/** Picks the sentence that acknowledges the message. */
export function ackFor(
  { act, valence, sure, concern }: Understood,
  { wasHelped, endedInQuestion }: Answered,
): Ack {
  if (concern !== "none") return "concerned";
  const byAct = sure.act >= SURE_OF_ACT ? ACK_OF[act] : undefined;
  if (byAct === "yes" && wasHelped && !endedInQuestion) return "agreed";
  if (byAct) return byAct;
  if (feelsBad({ valence, sure })) return "hard";
  if (valence === "pos" && sure.valence >= SURE_OF_FEELING.pos) return "glad";
  return "plain";
}

const feelsBad = ({ valence, sure }: Pick<Understood, "valence" | "sure">): boolean =>
  valence === "neg" && sure.valence >= SURE_OF_FEELING.neg;

/**
 * Answers statements: first acknowledges a situation and asks about it, helps after the answer,
 * then explores it question by question until it's covered. If no card is near, acknowledges and
 * asks on.
 */
export function planTalk(understood: Understood, choice: Choice, standing: TalkState): Plan {
  const whole = wholeAnswer(understood, choice, standing);
  if (whole) return whole;
  const isWrong = understood.objects || standing.isCorrected;
  const ack = isWrong ? "corrected" : ackFor(understood, standing);
  if (standing.given.includes(JUST_LISTEN)) return { move: "talk", ack, onward: null };
  if (ack === "corrected") return corrected(understood, choice, standing);
  return (
    openSituation(ack, understood, choice, standing) ??
    newSituation(ack, choice, standing, understood) ??
    backTo(ack, choice, standing) ??
    goForward(ack, choice, standing) ??
    eitherOf(understood, choice, standing) ??
    talkOn(ack, standing)
  );
}

/** Takes back the current situation; if the right one was named, acknowledges that. */
function corrected(understood: Understood, choice: Choice, standing: TalkState): Plan {
  const wrong = [standing.thread?.id, standing.explored[0]];
  const named = newSituation("corrected", choice, standing, understood);
  if (named && "id" in named && !wrong.includes(named.id)) return named;
  return { move: "talk", ack: "corrected", onward: standing.isQuiet ? null : "retell" };
}

/**
 * Answers that end or open a conversation. If the person says more than that, the rest takes
 * precedence.
 */
function wholeAnswer(understood: Understood, { best }: Choice, standing: TalkState): Plan | null {
  const { act, sure, form, told, concern } = understood;
  if (concern !== "none") return null;
  // "Good night" may open a conversation as well as end it, and a single word with nothing bad in
  // it is a hello.
  const saysNothing = sure.act > 0 && understood.topics.length === 0 && !feelsBad(understood);
  const isGreeting = act === "small_talk" || act === "goodbye" || saysNothing;
  if (
    standing.replies === 0 &&
    form === "few" &&
    isGreeting &&
    (best?.likeness ?? 0) < FLOORS.request
  )
    return standing.followUp && !feelsBad(understood)
      ? { move: "follow_up" }
      : { move: "say", words: standing.isReturning ? "again" : "greeting" };
  if (told.includes("insult") && form === "few") return { move: "say", words: "insult" };
  const tellsMore =
    form === "more" && (feelsBad(understood) || (best?.likeness ?? 0) >= FLOORS.statement);
  // Nobody says goodbye first: "hello, good evening, I don't know where to start".
  if (standing.replies === 0 && act === "goodbye" && !tellsMore)
    return { move: "talk", ack: "plain", onward: "open" };
  if (sure.act < SURE_OF_ACT) return null;
  if (act === "stop") return { move: "say", words: act };
  if (tellsMore) return null;
  switch (act) {
    case "thanks":
    case "goodbye":
      return { move: "say", words: act };
    case "small_talk":
      if (standing.followUp && !feelsBad(understood)) return { move: "follow_up" };
      return standing.wasAsked ? null : { move: "say", words: "small_talk" };
    case "about_guide":
      return { move: "say", words: "not_a_person" };
    default:
      return null;
  }
}

/**
 * The guide acknowledged a situation and asked about it: the answer gets its help, unless it's
 * about something else.
 */
function openSituation(
  ack: Ack,
  { act, topics }: Understood,
  { best, index }: Choice,
  { given, explored, wasAsked }: TalkState,
): Plan | null {
  const [open] = explored;
  if (!wasAsked || !open || given.includes(open) || TURNED_DOWN.has(ack) || act === "small_talk")
    return null;
  const entry = best && index.get(best.id);
  if (best && best.id !== open && !given.includes(best.id) && entry?.kind === "situation") {
    const turnsGrave =
      topics.some((topic) => GRAVE.has(topic)) && isGrave(best.id, index) && !isGrave(open, index);
    if (turnsGrave || best.likeness >= FLOORS.sure)
      return best.likeness >= FLOORS.statement ? null : { move: "talk", ack, onward: "onward" };
  }
  return { move: "card", id: open, ack };
}

/** After these the help isn't wanted. */
const TURNED_DOWN: ReadonlySet<Ack> = new Set(["no", "denial"] as const);

function newSituation(
  ack: Ack,
  { best, ranked, index }: Choice,
  { given, explored, thread }: TalkState,
  { topics }: Understood,
): Plan | null {
  if (!best || given.includes(best.id)) return null;
  const entry = index.get(best.id);
  if (entry?.kind !== "situation") return null;
  // If the reader names the loss as well, its card needs a lower score: a death deserves more than
  // "I see".
  const isNamed = entry.topics.some((topic) => LOSSES.has(topic) && topics.includes(topic));
  if (best.likeness < (isNamed ? FLOORS.loss : floorFor(entry, topics))) return null;
  if (thread && thread.id !== best.id && thread.ago < LATELY && !isNamed) {
    const own = ranked.find(({ id }) => id === thread.id)?.likeness ?? 0;
    if (best.likeness < FLOORS.sure || best.likeness < own + FLOORS.apart) return null;
  }
  const takenBack = ack === "corrected" ? { ack } : {};
  return {
    move: entry.first || explored.includes(best.id) ? "card" : "explore",
    id: best.id,
    ...takenBack,
  };
}

/** Two views agree if the reader names the card's topic, so that less likeness is enough. */
function floorFor(entry: Entry, topics: readonly Topic[]): number {
  if (isDelicateTalk(entry.topics)) return FLOORS.sure;
  return entry.topics.some((topic) => topics.includes(topic)) ? FLOORS.named : FLOORS.statement;
}

const LOSSES: ReadonlySet<Topic> = new Set(["grief", "death", "pet_loss"] as const);

/**
 * "I miss her cooking", after a word about the bad nights: back in the situation that was left,
 * with its next question.
 */
function backTo(
  ack: Ack,
  { best, ranked, index }: Choice,
  { given, thread, isQuiet }: TalkState,
): Plan | null {
  if (!best || !thread || isQuiet || best.id === thread.id || !given.includes(best.id)) return null;
  const own = ranked.find(({ id }) => id === thread.id)?.likeness ?? 0;
  const isNearer = best.likeness >= BACK_FROM && best.likeness >= own + FLOORS.apart;
  return isNearer && index.get(best.id)?.kind === "situation"
    ? { move: "deepen", id: best.id, ack }
    : null;
}
/** Lower than for a new situation, because it was discussed before. */
const BACK_FROM = 0.7;

/** Replies after which a situation is considered left. */
const LATELY = 4;

/** Takes the next step in the current situation, unless the message is about another. */
function goForward(ack: Ack, { best, ranked, index }: Choice, standing: TalkState): Plan | null {
  const { thread, isQuiet } = standing;
  if (!thread?.isHelped || thread.ago >= LATELY) return null;
  const { id, asked, questions, isFurther } = thread;
  const own = ranked.find((each) => each.id === id)?.likeness ?? 0;
  // Good news doesn't call for the next question about the trouble.
  if (ack === "glad" || ack === "progress")
    return { move: "talk", ack, onward: isQuiet ? null : "onward_glad" };
  const isElsewhere =
    best && index.has(best.id) && best.likeness >= Math.max(FLOORS.request, own + 2 * FLOORS.apart);
  if (isElsewhere) return null;
  const mayAsk = !isQuiet && asked < questions;
  if (mayAsk && asked < BEFORE_MORE) return { move: "deepen", id, ack };
  if (!isFurther) return { move: "more", id, ack };
  const offer = offerOf(ack, standing);
  if (offer) return offer;
  return mayAsk ? { move: "deepen", id, ack } : null;
}
/** Questions asked before giving more help. */
const BEFORE_MORE = 2;

/** Two situations are about equally near, but neither is near enough: asks which it is. */
function eitherOf(
  { form, concern }: Understood,
  { ranked, index }: Choice,
  { given, explored, thread, sinceEither, isQuiet }: TalkState,
): Plan | null {
  if (
    isQuiet ||
    concern !== "none" ||
    form === "few" ||
    (thread && thread.ago < LATELY) ||
    sinceEither < LATELY
  )
    return null;
  const [one, other, third] = ranked.filter(({ id }) => index.get(id)?.kind === "situation");
  if (
    !one ||
    !other ||
    other.likeness < FLOORS.either ||
    one.likeness - other.likeness >= FLOORS.apart
  )
    return null;
  if (third && other.likeness - third.likeness < FLOORS.apart / 2) return null;
  const wasTalkedOf = [one, other].some(({ id }) => given.includes(id) || explored.includes(id));
  if (wasTalkedOf || isDelicate(one.id, index) || isDelicate(other.id, index)) return null;
  return { move: "either", ids: [one.id, other.id] };
}

/** An occasional offer of something to do, never to someone who'd rather talk. */
function offerOf(ack: Ack, { skills, fitting, isQuiet }: TalkState): Plan | null {
  const [id] = fitting;
  const isLate = skills.sinceOffer < OFFERS.each || skills.offered.size >= OFFERS.most;
  if (!id || isQuiet || isLate || skills.isRefused || skills.justFinished || ack === "concerned")
    return null;
  return { move: "offer", id, ack };
}
/** Minimum replies between two unasked offers, and the most skills in one conversation. */
const OFFERS = { each: 8, most: 3 } as const;

/** Answers with nothing to continue from. */
const EMPTY: ReadonlySet<Ack> = new Set(["unsure", "yes", "no", "denial"] as const);

/** Replies before offering something to do if no card is near. */
const ACQUAINTED = 3;
/**
 * Replies before asking about a faith or a background: people come with their concern, not as part
 * of a group.
 */
const ROOTS_FROM = 4;

function talkOn(ack: Ack, standing: TalkState): Plan {
  const { thread, sinceWrap, isQuiet, replies, roots } = standing;
  const isThrough =
    thread?.isHelped === true && thread.isFurther && thread.ago < LATELY && sinceWrap >= WRAP_EACH;
  const isHeavy = ack === "hard" || ack === "concerned";
  if (isThrough && !isQuiet && !isHeavy) return { move: "talk", ack, onward: "wrap" };
  if (isQuiet) return { move: "talk", ack, onward: null };
  const offer = replies >= ACQUAINTED ? offerOf(ack, standing) : null;
  if (offer) return offer;
  if (roots && replies >= ROOTS_FROM && (ack === "hard" || ack === "plain"))
    return { move: "talk", ack, onward: roots };
  if (ack === "progress" || ack === "glad") return { move: "talk", ack, onward: "onward_glad" };
  return { move: "talk", ack, onward: EMPTY.has(ack) && !thread ? "open" : "onward" };
}
/** Replies before asking again where they'd like to go. */
const WRAP_EACH = 7;
