import type { CoupleTurn, Turn, TurnLine } from "@/lib/ports/model";
import { choose } from "../choose";
import { type CoupleWords, SIGNALS } from "../content/skill-schema";
import { FLOORS } from "../find-card";
import { ackFor } from "../plan-talk";
import type { Understood } from "../turn-plan";

/** After this many messages in a row from one person, the guide invites the other. */
const IN_A_ROW = 3;
/** The stages of a conversation, by the number of messages from both. */
const STEPS = [
  "hand_over",
  "focus",
  "join",
  "hand_over",
  "practice",
  "deepen",
  "focus",
  "join",
] as const;
type Step = (typeof STEPS)[number];

/** The guide's next move between two people. */
export type CouplePlan =
  | { readonly move: "asks_ai" | "keeps_private" | "no_sides" | "kind_words" | "advice" }
  | { readonly move: "soften"; readonly heat: keyof CoupleWords["soften"] }
  /** Acknowledges the message, then takes one step; `balance` makes room for the other person. */
  | {
      readonly move: "lead";
      readonly heard: keyof CoupleWords["heard"];
      readonly step: Step | "balance";
    };

/** The card in which the guide says that it's an AI. */
const ARE_YOU_REAL = "are-you-real";

/** Plans between two people: no one is called right or guilty, and turns alternate. Pure. */
export function planForTwo(
  understood: Understood,
  lines: readonly TurnLine[],
  couple: CoupleTurn,
): CouplePlan {
  const signal = understood.signals.find(({ id }) => isSignal(id));
  const card = understood.near.find(({ id }) => id === ARE_YOU_REAL)?.likeness ?? 0;
  if (card >= FLOORS.statement && card > (signal?.likeness ?? 0)) return { move: "asks_ai" };
  if (signal && signal.likeness >= FLOORS.request) return forSignal(signal.id as Signal);
  const ack = ackFor(understood, { wasHelped: false, endedInQuestion: true });
  const heard =
    ack === "hard" || ack === "concerned"
      ? "hard"
      : ack === "glad" || ack === "progress"
        ? "glad"
        : "plain";
  const step = inARow(lines, couple.speaker) >= IN_A_ROW ? "balance" : stepOf(lines, couple);
  return { move: "lead", heard, step };
}

type Signal = (typeof SIGNALS.couple)[number];
const isSignal = (id: string): id is Signal => SIGNALS.couple.some((signal) => signal === id);

function forSignal(id: Signal): CouplePlan {
  switch (id) {
    case "contempt":
    case "criticism":
    case "defense":
    case "withdrawal":
      return { move: "soften", heat: id };
    case "kind_words":
      return { move: "kind_words" };
    case "sides":
      return { move: "no_sides" };
    case "private":
      return { move: "keeps_private" };
    case "what_to_do":
      return { move: "advice" };
  }
}

function stepOf(lines: readonly TurnLine[], { listener }: CoupleTurn): Step {
  const said = lines.filter(({ role }) => role === "user");
  const step = STEPS[(said.length - 1) % STEPS.length] ?? "hand_over";
  // The two sides are compared only after both were heard.
  return step === "join" && !said.some(({ speaker }) => speaker === listener) ? "hand_over" : step;
}

/** How many of the newest messages one person wrote without a word of the other. */
function inARow(lines: readonly TurnLine[], name: string): number {
  const said = lines.filter(({ role }) => role === "user");
  return said.length - 1 - said.findLastIndex(({ speaker }) => speaker !== name);
}

/** Words a plan between two people. An unknown approach falls back to the first. */
export function speakForTwo(
  plan: CouplePlan,
  turn: Turn,
  couple: CoupleTurn,
  words: CoupleWords,
): string {
  const approach = words.approaches[couple.approach] ?? words.approaches.gottman;
  const say = (list: readonly string[] = []): string => choose(list.map(named(couple)), turn);
  const space = turn.language === "zh" ? "" : " ";
  switch (plan.move) {
    case "soften":
      return say(words.soften[plan.heat]);
    case "advice":
      return [say(words.advice), say(approach?.practice)].join(space);
    case "lead": {
      const next =
        plan.step === "balance"
          ? words.balance
          : plan.step === "focus"
            ? (words.foci[couple.focus] ?? words.foci.general)
            : approach?.[plan.step];
      return [say(words.heard[plan.heard]), say(next)].join(space);
    }
    default:
      return say(words[plan.move]);
  }
}

const named =
  ({ speaker, listener }: CoupleTurn) =>
  (text: string): string =>
    text.replaceAll("{speaker}", () => speaker).replaceAll("{listener}", () => listener);
