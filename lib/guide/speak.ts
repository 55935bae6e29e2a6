import type { Turn } from "@/lib/ports/model";
import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { AgeGroup } from "@/lib/shared/audience";
import { choose } from "./choose";
import type { IndexedCard, Moves } from "./content/schema";
import { type Worded, wordedFor } from "./content/words";
import type { Plan } from "./plan";
import { recall } from "./recall";
import { wasSaid } from "./standing";

/** The guide's words of a language. */
export interface Content {
  readonly cards: ReadonlyMap<string, IndexedCard>;
  readonly moves: Moves;
}

export interface Speaking {
  readonly turn: Turn;
  readonly ageGroup: AgeGroup;
  readonly content: Content;
  /** Cards given so far, the newest first. */
  readonly given: readonly string[];
}

/** Words a plan in the authored voice. Null where the plan is to listen. */
export async function speak(plan: Plan, speaking: Speaking): Promise<string | null> {
  const { turn, ageGroup, content, given } = speaking;
  const moves = content.moves[ageGroup];
  const space = turn.language === "zh" ? "" : " ";
  switch (plan.move) {
    case "listen":
      return null;
    case "explore":
      return explore(plan.id, speaking);
    case "card":
      return sayCard(plan.id, speaking);
    case "more":
      return sayMore(plan.id, speaking) ?? choose(moves.nothing_more, turn);
    case "another": {
      const answer = given.includes(plan.id) ? sayMore(plan.id, speaking) : sayCard(plan.id, speaking);
      return answer === null
        ? choose(moves.nothing_more, turn)
        : `${choose(moves.did_not_help, turn)}${space}${answer}`;
    }
    case "summary":
      return sumUp(speaking);
    case "recall":
      return (await recall(turn, moves)) ?? choose(moves.recall_none, turn);
    default:
      return choose(moves[plan.move], turn);
  }
}

/** Meets what was told, and asks. A child is helped at once: a question is work for them. */
function explore(id: string, speaking: Speaking): string | null {
  const { turn, ageGroup, content, given } = speaking;
  const card = content.cards.get(id);
  const words = card && wordedFor(card, ageGroup, turn.language);
  if (!words?.hear) return null;
  const space = turn.language === "zh" ? "" : " ";
  if (wantsNoQuestions(given)) return words.hear;
  const onward = ageGroup === "child" ? sayCard(id, speaking) : words.ask;
  return onward === null ? words.hear : `${words.hear}${space}${onward}`;
}

function sayCard(id: string, { turn, ageGroup, content: { cards }, given }: Speaking): string | null {
  const card = cards.get(id);
  const words = card && wordedFor(card, ageGroup, turn.language);
  if (!words) return null;
  const body = [words.answer, ...listed(words), ...(words.after ? [words.after] : [])].join("\n\n");
  return fill(wantsNoQuestions(given) ? body : ended(body, words, turn), turn, ageGroup);
}

/** "Just listen" and "no questions, please" hold for the rest of the conversation. */
const wantsNoQuestions = (given: readonly string[]): boolean =>
  given.includes("just-listen") || given.includes("no-questions");

function sayMore(id: string, { turn, ageGroup, content: { cards } }: Speaking): string | null {
  const card = cards.get(id);
  const words = card && wordedFor(card, ageGroup, turn.language);
  if (!words?.more || wasSaid(turn.lines, words.more)) return null;
  return fill(words.more, turn, ageGroup);
}

function listed({ texts, steps }: Worded): string[] {
  if (texts.length > 0) return texts.map((text) => `“${text.replace(/^[“"«„「]|[”"»“」]$/g, "")}”`);
  return steps.length > 0 ? [steps.map((step, at) => `${at + 1}. ${step}`).join("\n")] : [];
}

/** With the card's question at the end, where it wasn't asked before. */
function ended(body: string, { ask, texts, steps }: Worded, { lines, language }: Turn): string {
  if (!ask || wasSaid(lines, ask)) return body;
  const gap = texts.length + steps.length > 0 ? "\n\n" : language === "zh" ? "" : " ";
  return `${body}${gap}${ask}`;
}

const fill = (text: string, { language, audience, helpLines }: Turn, ageGroup: AgeGroup): string =>
  text
    .replace("{alert}", ALERT_SENTENCES[language][ageGroup === "adult" ? audience : "child"])
    .replace("{lines}", helpLines ?? "")
    .replace(/ {2,}/g, " ")
    .trim();

/** What was talked about, and the step suggested last. */
function sumUp({ turn, ageGroup, content: { cards, moves }, given }: Speaking): string {
  const words = moves[ageGroup];
  const titles = given.toReversed().flatMap((id) => moves.titles[id] ?? []);
  if (titles.length === 0) return choose(words.summary_none, turn);
  const list = new Intl.ListFormat(turn.language, { type: "conjunction" }).format(titles);
  const step = given.map((id) => cards.get(id)?.now).find((now) => now !== undefined);
  const about = choose(words.summary, turn).replace("{list}", list);
  // The steps of the cards are worded for adults.
  if (!step || ageGroup !== "adult") return about;
  return `${about}\n\n${choose(words.summary_step, turn).replace("{step}", step)}`;
}
