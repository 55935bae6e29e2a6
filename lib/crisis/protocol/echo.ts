import type { Moment } from "../texts/schema";
import type { StepId } from "./agenda-conditions";
import { isUsed } from "./choose";
import { questionOf } from "./questions";
import type { Scene } from "./scene";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";

export interface ChosenEcho {
  readonly part: Part;
  /** Takes precedence over mirroring a feeling. */
  readonly first: boolean;
}

/**
 * Reflects the person's answer in a sentence of its own, each one once per conversation. Null if
 * nothing fits.
 */
export function echoOf(scene: Scene): ChosenEcho | null {
  const urgent = firstEcho(scene);
  const echo = urgent ?? answerEcho(scene);
  if (!echo) return null;
  const id = `moments.${echo}`;
  return isUsed(id, scene.used) ? null : { part: { id }, first: urgent !== null };
}

/** Replies that these words always get, even if a feeling came with them. */
function firstEcho({ heard, learnt, state }: Scene): Moment | null {
  const { kind, severity } = learnt;
  if (kind === "abuse" && heard.theme === "worthless") return "fault";
  if (kind === "medical" && heard.barrier === "hospital") return "hospital";
  if (
    heard.aside === "goodbye" &&
    kind === "suicide" &&
    state.phase !== "rest" &&
    severity !== "low"
  )
    return "farewell";
  return null;
}

function answerEcho({ heard, learnt, state, finding }: Scene): Moment | null {
  if (heard.aside) return null;
  if (heard.outright && !finding.crisis)
    return heard.outright === "lives" ? "intentNo" : "suicideNo";
  if (!state.asked) return null;
  const about = questionOf(state.asked as StepId);
  const answer = learnt.known[about];
  const byAnswer = ECHOES[`${about}.${answer}`];
  if (finding.crisis)
    return answer === "yes" && byAnswer && !state.asked.startsWith("time") ? byAnswer : null;
  const unasked = toldUnasked(learnt, state);
  if (unasked && unasked !== byAnswer) return unasked;
  if (byAnswer) return heard.answer || heard.signals.size > 0 || heard.words <= 3 ? byAnswer : null;
  const told =
    heard.words >= TOLD_WORDS &&
    heard.signals.size === 0 &&
    (heard.answer === null || heard.rest >= TOLD_WORDS);
  if (namesHelper(heard, learnt) && PEOPLE.test(state.asked)) return "person";
  if (about === "person")
    return heard.answer !== "no" && !heard.barrier && heard.rest !== 0 ? "person" : null;
  if (state.asked.startsWith("coping."))
    return heard.agrees || heard.signals.has("better") ? "tried" : null;
  if (state.asked.startsWith("hurt.")) return told ? "behind" : null;
  return about === "barrier" && told && !heard.agrees ? "hinders" : null;
}

/** A time or means mentioned in answer to another question. */
function toldUnasked(
  { known, kind }: Scene["learnt"],
  { known: before = {} }: ProtocolState,
): Moment | null {
  if (kind !== "suicide") return null;
  if (known.time === "yes" && before.time !== "yes") return "timeYes";
  return known.means === "yes" && before.means !== "yes" ? "meansYes" : null;
}

const TOLD_WORDS = 4;

/**
 * True if the person named someone who can help. In psychosis only a short answer counts. If people
 * do the harm, or home may be the danger, no answer counts. "I'm alone. My sister lives near" names
 * someone who could come, though no one is there.
 */
export const namesHelper = (
  { person, words, barrier, livesNear }: Scene["heard"],
  { kind, home }: Scene["learnt"],
): boolean =>
  person &&
  !home &&
  (barrier === null || barrier === "dontKnow" || (barrier === "nobody" && livesNear)) &&
  kind !== "abuse" &&
  (kind !== "psychosis" || words <= SHORT_ANSWER);
const SHORT_ANSWER = 7;

/** Questions that can be answered by naming a person. */
export const PEOPLE =
  /^(?:person|safePerson|urgent|place|talk\.barriers|barrierAsk|body|bodyAsk|friend|friendAsk|stay|reach|professional|danger|voices|eating|held|coping|urge|helped|safetyPlan|meansAway)\b/;

const ECHOES: Readonly<Partial<Record<string, Moment>>> = {
  "suicide.yes": "suicideYes",
  "suicide.no": "suicideNo",
  "near.yes": "nearYes",
  "near.no": "nearNo",
  "plan.yes": "planYes",
  "plan.no": "planNo",
  "intent.yes": "intentYes",
  "intent.no": "intentNo",
  "means.yes": "meansYes",
  "means.no": "meansNo",
  "time.yes": "timeYes",
  "time.no": "timeNo",
};
