import type { Turn } from "@/lib/ports/model";
import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import { choose } from "./choose";
import type { Moves } from "./content/schema";
import { type Worded, wordedFor } from "./content/words";
import { quotesDelicately } from "./delicate";
import { askHowItWent, sayAllKnown, triedBefore, wasBroughtUp } from "./memory/say-memory";
import { recall, remembered, retold } from "./recall";
import { phrasesFor, speakSkill } from "./skills/speak-skill";
import type { Speaking } from "./speaking";
import { hasReplyWith } from "./talk-state";
import { type Ack, isDelicate, type Onward, type Plan } from "./turn-plan";

/** Words a plan in the authored voice. Null if the content has nothing for it. */
export async function speak(plan: Plan, speaking: Speaking): Promise<string | null> {
  const { turn, ageGroup, content, standing } = speaking;
  const moves = content.moves[ageGroup];
  switch (plan.move) {
    case "explore":
      return after(plan.ack, await explore(plan.id, speaking), speaking);
    case "card":
      return after(plan.ack, sayCard(plan.id, speaking, plan), speaking);
    case "more":
      return (
        after(plan.ack, sayMore(plan.id, speaking), speaking) ?? choose(moves.nothing_more, turn)
      );
    case "deepen":
      return after(plan.ack, nextQuestion(plan.id, speaking), speaking);
    case "talk":
      return (
        after(plan.ack, plan.onward && freshOnward(plan.onward, speaking), speaking) ??
        acknowledged(plan.ack, speaking)
      );
    case "either":
      return whichOf(plan.ids, speaking);
    case "say":
      return plan.words === "again"
        ? welcomeBack(speaking)
        : choose(content.listening[ageGroup][plan.words], turn);
    case "another": {
      const answer = standing.given.includes(plan.id)
        ? sayMore(plan.id, speaking)
        : sayCard(plan.id, speaking);
      if (answer === null) return choose(moves.nothing_more, turn);
      return `${choose(moves.did_not_help, turn)}${spaceOf(turn)}${answer}`;
    }
    case "summary":
      return sumUp(speaking);
    case "recall":
      return (
        (await recall(speaking)) ??
        (plan.else === undefined ? null : sayCard(plan.else, speaking)) ??
        choose(moves.recall_none, turn)
      );
    case "knows":
      return sayAllKnown(speaking);
    case "follow_up":
      return askHowItWent(speaking);
    case "offer":
      return after(plan.ack, await offer(plan, speaking), speaking);
    case "find_words":
      return findWords(plan.id, speaking);
    case "begin":
    case "step":
    case "finish":
      return speakSkill(plan, speaking);
    case "aside":
      return asideFrom(plan, speaking);
    case "declined":
    case "leave":
      return endSkill(plan.move, speaking);
    case "nothing_open":
    case "all_done":
      return choose(phrasesFor(speaking)[plan.move], turn);
    default:
      return choose(moves[plan.move], turn);
  }
}

/** Recalls the topic of the last conversation, so that they can continue or correct it. */
async function welcomeBack({ turn, ageGroup, content }: Speaking): Promise<string> {
  const words = content.listening[ageGroup];
  const { before, language } = turn;
  // Others may be in the room when a hello is typed.
  if (before === null || (await quotesDelicately(before, { language, audience: ageGroup })))
    return choose(words.again, turn);
  const [welcome = "", question = ""] = choose(words.again_with, turn).split("{before}");
  return [welcome.trim(), before, question.trim()].join("\n\n");
}

/** Answers in the middle of a skill, and puts its question again. */
async function asideFrom(
  { card, id, step }: Extract<Plan, { move: "aside" }>,
  speaking: Speaking,
): Promise<string | null> {
  const answer = sayCard(card, speaking, { mayAsk: false });
  const question = await speakSkill(
    { move: "step", id, step, as: "again", before: null },
    speaking,
  );
  return [answer, question].filter((part) => part !== null).join("\n\n") || null;
}

async function offer(
  plan: Extract<Plan, { move: "offer" }>,
  speaking: Speaking,
): Promise<string | null> {
  const offered = await speakSkill(plan, speaking);
  const before = plan.isWhy || offered === null ? null : triedBefore(plan.id, speaking);
  return before === null ? offered : `${before}${spaceOf(speaking.turn)}${offered}`;
}

/** Offers a skill in place of a text that isn't there. */
function findWords(id: string, speaking: Speaking): string | null {
  const { turn, ageGroup, content } = speaking;
  const skill = content.skills.find((each) => each.id === id);
  if (!skill) return null;
  const words = [choose(content.moves[ageGroup].no_text, turn), skill.offer];
  return [...words, choose(phrasesFor(speaking).choice, turn)].join(spaceOf(turn));
}

/** Leaves a skill or an offer and returns to their original topic. */
function endSkill(move: "declined" | "leave", speaking: Speaking): string {
  const { standing, turn } = speaking;
  const words = choose(phrasesFor(speaking)[move === "leave" ? "left" : move], turn);
  if (standing.isQuiet) return words;
  const question =
    (standing.thread && nextQuestion(standing.thread.id, speaking)) ?? onwardTo("onward", speaking);
  return `${words}${spaceOf(turn)}${question}`;
}

const acknowledged = (ack: Ack, { turn, ageGroup, content }: Speaking): string =>
  choose(content.listening[ageGroup][ack], turn);

/** Adds the words after an acknowledgment; null if there are none. */
function after(ack: Ack | undefined, words: string | null, speaking: Speaking): string | null {
  return words === null || ack === undefined
    ? words
    : `${acknowledged(ack, speaking)}${spaceOf(speaking.turn)}${words}`;
}

const onwardTo = (onward: Onward, { turn, ageGroup, content }: Speaking): string =>
  choose(content.listening[ageGroup][onward] ?? content.listening[ageGroup].onward, turn);

/**
 * A question that wasn't asked yet. Once all were, the guide only acknowledges: a repeated question
 * would show that no one listens.
 */
function freshOnward(onward: Onward, speaking: Speaking): string | null {
  const question = onwardTo(onward, speaking);
  return hasReplyWith(speaking.turn.lines, question) ? null : question;
}

const nextQuestion = (id: string, speaking: Speaking): string | null =>
  wordsOf(id, speaking)?.deeper.find((question) => !hasReplyWith(speaking.turn.lines, question)) ??
  null;

/** Asks which of two topics it is. */
function whichOf(
  [one, other]: readonly [string, string],
  { turn, ageGroup, content }: Speaking,
): string | null {
  const [a, b] = [content.moves.titles[one], content.moves.titles[other]];
  if (a === undefined || b === undefined) return null;
  return choose(content.listening[ageGroup].either, turn).replace("{a}", a).replace("{b}", b);
}

const spaceOf = ({ language }: Turn): string => (language === "zh" ? "" : " ");

/**
 * Acknowledges a situation and asks about it. A child gets help at once, because a question is work
 * for them.
 */
async function explore(id: string, speaking: Speaking): Promise<string | null> {
  const words = wordsOf(id, speaking);
  if (!words?.hear) return null;
  const isHelpedAtOnce = speaking.ageGroup === "child" || speaking.standing.isQuiet;
  const onward = isHelpedAtOnce ? sayCard(id, speaking) : words.ask;
  const before = isDelicate(id, speaking.index) ? null : await toldBefore(speaking);
  const met = before === null ? words.hear : `${words.hear}\n\n${before}\n\n`;
  if (onward === null) return met.trimEnd();
  return before === null ? `${met}${spaceOf(speaking.turn)}${onward}` : `${met}${onward}`;
}

/** Quotes an earlier statement on the topic, once per conversation and never alongside a danger. */
async function toldBefore(speaking: Speaking): Promise<string | null> {
  const { turn, ageGroup, content, isDark } = speaking;
  const words = content.listening[ageGroup].remembered;
  if (turn.memory.length === 0 || isDark || turn.wasDark || wasBroughtUp(speaking)) return null;
  const said = await remembered(turn, ageGroup);
  return said === null ? null : choose(words, turn).replace("{said}", () => said);
}

const wordsOf = (id: string, { turn, ageGroup, content: { cards } }: Speaking): Worded | null => {
  const card = cards.get(id);
  return card ? wordedFor(card, ageGroup, turn.language) : null;
};

interface CardManner {
  /** Acknowledges the situation first, unless that was said before. */
  readonly meets?: boolean;
  /** May end with the card's question. */
  readonly mayAsk?: boolean;
  /** Only the one thing to do, if the card names one for this age. */
  readonly isBrief?: boolean;
}

function sayCard(
  id: string,
  speaking: Speaking,
  { meets = false, mayAsk = true, isBrief = false }: CardManner = {},
): string | null {
  const { turn } = speaking;
  const words = wordsOf(id, speaking);
  if (!words) return null;
  // `now` is worded for adults; a teen's or child's card is short anyway.
  const now = isBrief && speaking.ageGroup === "adult" ? speaking.content.cards.get(id)?.now : null;
  if (now) return fill(now, speaking);
  const met = meets && words.hear && !hasReplyWith(turn.lines, words.hear) ? words.hear : null;
  const body = [met, words.answer, ...listed(words), words.after].filter(Boolean).join("\n\n");
  return fill(mayAsk ? ended(body, words, speaking) : body, speaking);
}

function sayMore(id: string, speaking: Speaking): string | null {
  const { lines } = speaking.turn;
  const more = wordsOf(id, speaking)?.more;
  return more && !hasReplyWith(lines, more) ? fill(more, speaking) : null;
}

function listed({ texts, steps }: Worded): string[] {
  if (texts.length > 0) return texts.map((text) => `“${text.replace(/^[“"«„「]|[”"»“」]$/g, "")}”`);
  return steps.length > 0 ? [steps.map((step, at) => `${at + 1}. ${step}`).join("\n")] : [];
}

/** Adds the card's question, if it wasn't asked before and may be. */
function ended(
  body: string,
  { ask, texts, steps }: Worded,
  { turn: { lines, language }, standing: { isQuiet } }: Speaking,
): string {
  if (!ask || isQuiet || hasReplyWith(lines, ask)) return body;
  const gap = texts.length + steps.length > 0 ? "\n\n" : language === "zh" ? "" : " ";
  return `${body}${gap}${ask}`;
}

const fill = (
  text: string,
  { turn: { language, helpLines, crisisLine }, ageGroup, content: { moves } }: Speaking,
): string =>
  text
    .replaceAll("{call}", callIn(moves.crisis_line, crisisLine))
    .replace("{alert}", ALERT_SENTENCES[language][ageGroup === "adult" ? "adult" : "child"])
    .replace("{lines}", helpLines ?? "")
    .replace(/ {2,}/g, " ")
    .trim();

const callIn = ({ known, unknown }: Moves["crisis_line"], number: string | undefined): string =>
  number ? known.replace("{number}", number) : unknown;

/** Replies after which a card's step is no longer what they took from the conversation. */
const LATELY = 4;

/** Lists the topics, quotes what they told of them, and names the latest suggested step. */
async function sumUp(speaking: Speaking): Promise<string> {
  const { turn, ageGroup, content, standing, index } = speaking;
  const words = content.moves[ageGroup];
  const { given, explored, thread } = standing;
  const matters = [...new Set([...given, ...explored])].filter(
    (id) => index.get(id)?.kind !== "willow",
  );
  const titles = matters.toReversed().flatMap((id) => content.moves.titles[id] ?? []);
  const list = new Intl.ListFormat(turn.language, { type: "conjunction" }).format(titles);
  const about = titles.length > 0 ? [choose(words.summary, turn).replace("{list}", list)] : [];
  const own = await retold(speaking);
  const [intro = ""] = words.recall;
  const told = own.length > 0 ? [intro, ...own.map((line) => `“${line}”`)] : [];
  const isOpen = thread?.isHelped === true && thread.ago < LATELY;
  const step = isOpen || own.length === 0 ? content.cards.get(thread?.id ?? "")?.now : undefined;
  // The cards' steps are worded for adults.
  const next =
    step && ageGroup === "adult" ? [choose(words.summary_step, turn).replace("{step}", step)] : [];
  const all = [...about, ...told, ...next];
  return all.length > 0 ? all.join("\n\n") : choose(words.summary_none, turn);
}
