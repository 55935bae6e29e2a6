import { caringTexts } from "@/lib/crisis/concern/texts";
import { SPOKEN_LANGUAGES } from "@/lib/shared/languages";
import exits from "@/tests/conversations/exits.json";
import ordinary from "@/tests/conversations/ordinary.json";
import risk from "@/tests/conversations/risk.json";

/**
 * Complete conversations by writers who saw neither the rules nor a training text
 * (tests/conversations/README.md).
 */
export { exits, ordinary, risk };

/** The product's reaction to one message, as its author sees it. */
export interface Heard {
  readonly concern: "none" | "possible" | "clear";
  readonly dialog: boolean;
  readonly reply: string;
}

interface Conversation {
  readonly id: string;
  readonly turns: readonly string[];
}

/** Every caring question for every language and age. */
const QUESTIONS = SPOKEN_LANGUAGES.flatMap((language) => {
  const { sources: _sources, reviewedBy: _reviewedBy, young, discreet, ...byAge } = caringTexts(language);
  return [...young, ...discreet, ...Object.values(byAge).flatMap((kinds) => Object.values(kinds).flat())];
});
const isCaring = ({ reply }: Heard): boolean => QUESTIONS.some((question) => reply.includes(question));

/** Describes a fault, and quotes the message at which it occurred. */
const told = ({ id, turns }: Conversation, at: number, what: string): string => `${id}: ${what} at “${turns[at]}”`;

/** Crisis dialogs in ordinary talk, and every caring question after the first. */
export function alarmsIn(conversation: Conversation, heard: readonly Heard[]): string[] {
  const asked = heard.flatMap((turn, at) => (isCaring(turn) ? [at] : []));
  return [
    ...heard.flatMap((turn, at) => (turn.dialog ? [told(conversation, at, "dialog")] : [])),
    ...asked.slice(1).map((at) => told(conversation, at, "one more caring question")),
  ];
}

/** Empty if the product noticed at least one risky turn at the expected level. */
export function missedIn(conversation: (typeof risk)[number], heard: readonly Heard[]): string[] {
  const { level, riskTurns } = conversation;
  const isHeard = ({ concern }: Heard): boolean => concern === "clear" || (level !== "clear" && concern === "possible");
  if (riskTurns.some((at) => heard[at] && isHeard(heard[at]))) return [];
  return [told(conversation, riskTurns[0] ?? 0, `not ${level}`)];
}

/** Dialogs and caring questions from the exit on; after "stop", any question in the reply to it. */
export function ignoredExits(conversation: (typeof exits)[number], heard: readonly Heard[]): string[] {
  const { exit, exitTurn } = conversation;
  return heard.flatMap((turn, at) => {
    if (at < exitTurn) return [];
    if (turn.dialog) return [told(conversation, at, "dialog")];
    if (isCaring(turn)) return [told(conversation, at, "caring question")];
    const isAsked = exit === "stop" && at === exitTurn && /[?？؟]/u.test(turn.reply);
    return isAsked ? [told(conversation, at, `asked “${turn.reply}”`)] : [];
  });
}
