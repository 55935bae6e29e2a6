import type { Turn } from "@/lib/ports/model";
import { ALERT_SENTENCES } from "@/lib/shared/alert-sentences";
import type { AgeGroup } from "@/lib/shared/audience";
import { choose } from "./choose";
import type { Entry, IndexedCard, Moves } from "./content/schema";
import { type Worded, wordedFor } from "./content/words";
import type { Plan, Standing } from "./plan";
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
  readonly standing: Standing;
  /** Entries of the cards that have words for this person. */
  readonly index: ReadonlyMap<string, Entry>;
}

/** Words a plan in the authored voice. Null where the plan is to listen, or there's nothing to say. */
export async function speak(plan: Plan, speaking: Speaking): Promise<string | null> {
  const text = await worded(plan, speaking);
  return text !== null && isQuiet(speaking) ? withoutQuestions(text, speaking.turn.language) : text;
}

/** "Just listen" and "no questions, please" hold for as long as the conversation is at hand. */
export const isQuiet = ({ standing: { given } }: Pick<Speaking, "standing">): boolean =>
  given.includes("just-listen") || given.includes("no-questions");

/** The text without its questions; as it stands where nothing else is in it. */
function withoutQuestions(text: string, language: string): string {
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
  const left = sentences.filter(({ segment }) => !/[?？؟]\s*$/.test(segment));
  return (
    left
      .map(({ segment }) => segment)
      .join("")
      .trim() || text
  );
}

function worded(plan: Plan, speaking: Speaking): Promise<string | null> | string | null {
  const { turn, ageGroup, content, standing } = speaking;
  const moves = content.moves[ageGroup];
  switch (plan.move) {
    case "listen":
      return null;
    case "explore":
      return explore(plan.id, speaking);
    case "card":
      return sayCard(plan.id, speaking, plan.meets);
    case "more":
      return sayMore(plan.id, speaking) ?? choose(moves.nothing_more, turn);
    case "another": {
      const answer = standing.given.includes(plan.id) ? sayMore(plan.id, speaking) : sayCard(plan.id, speaking);
      if (answer === null) return choose(moves.nothing_more, turn);
      return `${choose(moves.did_not_help, turn)}${spaceOf(turn)}${answer}`;
    }
    case "summary":
      return sumUp(speaking);
    case "recall":
      return recall(turn, moves).then((found) => found ?? choose(moves.recall_none, turn));
    default:
      return choose(moves[plan.move], turn);
  }
}

const spaceOf = ({ language }: Turn): string => (language === "zh" ? "" : " ");

/** Meets what was told, and asks. A child is helped at once: a question is work for them. */
function explore(id: string, speaking: Speaking): string | null {
  const words = wordsOf(id, speaking);
  if (!words?.hear) return null;
  const onward = speaking.ageGroup === "child" ? sayCard(id, speaking) : words.ask;
  return onward === null ? words.hear : `${words.hear}${spaceOf(speaking.turn)}${onward}`;
}

const wordsOf = (id: string, { turn, ageGroup, content: { cards } }: Speaking): Worded | null => {
  const card = cards.get(id);
  return card ? wordedFor(card, ageGroup, turn.language) : null;
};

/** @param meets whether it first meets what was told, where that wasn't said before */
function sayCard(id: string, speaking: Speaking, meets = false): string | null {
  const { turn, ageGroup } = speaking;
  const words = wordsOf(id, speaking);
  if (!words) return null;
  const met = meets && words.hear && !wasSaid(turn.lines, words.hear) ? words.hear : null;
  const body = [met, words.answer, ...listed(words), words.after].filter(Boolean).join("\n\n");
  return fill(ended(body, words, turn), turn, ageGroup);
}

function sayMore(id: string, speaking: Speaking): string | null {
  const { turn, ageGroup } = speaking;
  const more = wordsOf(id, speaking)?.more;
  return more && !wasSaid(turn.lines, more) ? fill(more, turn, ageGroup) : null;
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

const fill = (text: string, { language, helpLines }: Turn, ageGroup: AgeGroup): string =>
  text
    .replace("{alert}", ALERT_SENTENCES[language][ageGroup === "adult" ? "adult" : "child"])
    .replace("{lines}", helpLines ?? "")
    .replace(/ {2,}/g, " ")
    .trim();

/** Names the matters of the talk, and the step suggested last. Null where no card was about one: the listener may know more. */
function sumUp({ turn, ageGroup, content: { cards, moves }, standing, index }: Speaking): string | null {
  const words = moves[ageGroup];
  const { given, explored } = standing;
  const matters = [...new Set([...given, ...explored])].filter((id) => index.get(id)?.kind !== "willow");
  const titles = matters.toReversed().flatMap((id) => moves.titles[id] ?? []);
  if (titles.length === 0) return turn.lines.length <= 1 ? choose(words.summary_none, turn) : null;
  const list = new Intl.ListFormat(turn.language, { type: "conjunction" }).format(titles);
  const step = given.map((id) => cards.get(id)?.now).find((now) => now !== undefined);
  const about = choose(words.summary, turn).replace("{list}", list);
  // The steps of the cards are worded for adults.
  if (!step || ageGroup !== "adult") return about;
  return `${about}\n\n${choose(words.summary_step, turn).replace("{step}", step)}`;
}
