import { isReliving, tellsOfLongAgo, tellsTheEvent } from "@/lib/shared/heard/remembered";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { isAtLeast } from "../constants";
import type { Finding } from "../types";
import { atPlace, needsHelpNow } from "./agenda";
import { type NextStep, step } from "./begin";
import { isCheckIn } from "./check-in";
import { fresh } from "./choose";
import { foldAnswer } from "./ears/fold-answer";
import { earOf } from "./ears/load-ear";
import { harmLine } from "./harm-lines";
import type { HeardAnswer } from "./hear";
import { isWeak } from "./knowledge";
import { missingHelpLine, stillNow } from "./live-help";
import type { Part } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

type Moment = "stop" | "safe" | "memory" | "reliving" | "grounded";

interface Said {
  readonly text: string;
  readonly finding: Finding;
  readonly heard: HeardAnswer;
  readonly state: ProtocolState;
  readonly language: SpokenLanguage;
}

interface Told extends Omit<Said, "language"> {
  readonly hearer: Hearer;
}

/** Questions that end a grounding exercise. Replies to them say nothing about danger. */
const GROUNDING = /^(?:coping\.|ground$|stay\.0$)/;
const GROUND = "ground";
/** A longer message is a story, which the agenda handles. */
const MAX_NAMED = 25;
const FEW_NAMED = 3;
const SOMEBODY =
  /^[\s\p{P}]*(?:i|i'm|im|it|they|we|you|ich|es|wir|je|j|on|yo|main|mujhe)(?![\p{L}\p{M}])|^[\s\p{P}]*(?:我|انا|اني|मैं|मुझे)/u;
/** This many words after a "stop" mean that the person is talking again. */
const SPEAKS_AGAIN = 5;

/**
 * Responds to things people say in the middle of a crisis that aren't answers, before the agenda
 * asks its next question. "Stop" is obeyed, and people stay within reach. Sights and feelings from
 * a grounding exercise are acknowledged, and the exercise goes on. A memory is contained. Being far
 * away doesn't count as "safe". A plain "I am safe, no plan" ends the questions. Null if the agenda
 * should go on, or if the message shows a new danger. None of these replies asks anything.
 */
export function hearOut({ raw, ...told }: Told & { readonly raw: Finding }): NextStep | null {
  const { state, finding, heard, text, hearer } = told;
  const { phase = "care" } = state;
  if (phase === "rest") return null;
  const moment = momentOf({ text, heard, state, finding, language: hearer.language });
  if (finding.crisis && !(isWeak(finding) && moment === "memory")) return null;
  if (moment) return meet(moment, { state, finding, heard, text, hearer });
  // A report of an act ends the quiet, however short it is.
  return state.quiet && raw.concern === "none" && isFew(heard, text)
    ? stayQuiet(state, hearer)
    : null;
}

function momentOf(said: Said): Moment | null {
  const plain = foldAnswer(said.text.toLowerCase().replaceAll("’", "'")).trim();
  const ears = [earOf(said.language).moments, earOf("en").moments];
  if (ears.some(({ stop }) => stop.test(plain))) return "stop";
  if (isReliving(said.text)) return "reliving";
  if (
    ears.some((ear) => ear.safe.test(plain) && ear.noPlan.test(plain) && !ear.doubt.test(plain)) &&
    isPlain(said)
  )
    return "safe";
  if (said.state.kind === "abuse" ? tellsOfLongAgo(said.text) : tellsTheEvent(said.text))
    return "memory";
  return isGrounded(said, plain, ears) ? "grounded" : null;
}

const isPlain = ({ heard }: Said): boolean =>
  !heard.signals.has("worse") && heard.nearness !== "near";

function isGrounded(
  { heard, state, text, finding }: Said,
  plain: string,
  ears: readonly { things: RegExp }[],
): boolean {
  const { aside, barrier, signals, words, answer, place } = heard;
  if (aside || barrier || place || words > MAX_NAMED || /[?？؟]/.test(text)) return false;
  if (signals.has("worse") || signals.has("have") || answer === "unsure" || answer === "no")
    return false;
  const named = new Set(
    ears.flatMap(({ things }) => [...plain.matchAll(things)].map(([thing]) => thing)),
  ).size;
  if (!GROUNDING.test(state.asked ?? "")) return named >= 2;
  if (named > 0 || heard.agrees) return true;
  // Counts "blue" and "a dog barking", but no sentence about a person.
  return (
    words <= FEW_NAMED &&
    finding.concern === "none" &&
    !heard.empty &&
    !heard.theme &&
    !heard.namesAnother &&
    !SOMEBODY.test(plain)
  );
}

function meet(moment: Moment, told: Told): NextStep | null {
  const { state, hearer } = told;
  const used = state.used ?? [];
  if (moment === "stop") return stop(state, hearer);
  if (moment === "safe") return NOT_OURS_TO_END.has(state.kind) ? null : restSafe(told);
  if (moment === "grounded") {
    const next = fresh("moments.grounded", used, hearer);
    return next ? goForward(told, [{ id: next }]) : null;
  }
  const id = `moments.${moment}`;
  // A repeated memory is acknowledged and contained again, without questions that go deeper into
  // it.
  const again = [{ id: "talk.hear.said.1" }, { id: "moments.grounded.1" }];
  return goForward(told, used.includes(id) ? again : [{ id }, ...asList(linesFor(told))]);
}

/** The hotline for sexual violence, once, if it was mentioned. */
function linesFor({ state, finding, heard }: Told): Part | null {
  const kind = heard.harm.has("sexual") ? "abuse" : state.kind;
  return harmLine({ kind, finding, heard, used: state.used ?? [] });
}

const asList = (part: Part | null): Part[] => (part ? [part] : []);

/** Leaves the severity unchanged, and adds live help to the reply if every minute counts. */
function goForward({ state, hearer }: Told, parts: readonly Part[]): NextStep {
  const used = state.used ?? [];
  // A past crisis calls for care, not questions, so the guide takes over from here.
  if (isCheckIn(state)) return step({ ...next(state), phase: "rest" }, parts, used);
  return step(
    { ...next(state), asked: GROUND },
    [...parts, ...missingHelpLine(state, parts, { used, hearer })],
    used,
    GROUND,
  );
}

/** After an overdose, or if someone else is at risk, feeling safe settles nothing. */
const NOT_OURS_TO_END: ReadonlySet<string> = new Set(["medical", "third_party"]);

function stop(state: ProtocolState, hearer: Hearer): NextStep {
  const used = state.used ?? [];
  if (used.includes("moments.quiet")) return stayQuiet({ ...state, quiet: true }, hearer);
  // A question about an earlier crisis is dropped for good; an open crisis rests until the person
  // speaks again.
  const rest = isCheckIn(state) ? ({ phase: "rest" } as const) : {};
  return step({ ...next(state), ...rest, quiet: true }, [{ id: "moments.quiet" }], used);
}

function stayQuiet(state: ProtocolState, hearer: Hearer): NextStep {
  const used = state.used ?? [];
  const said = used.filter((id) => id.startsWith("moments.here."));
  const id =
    fresh("moments.here", used, hearer) ??
    (said.at(-1) === "moments.here.0" ? "moments.here.1" : "moments.here.0");
  return step(next(state), [{ id }, ...stillNow(state, used, hearer)], used);
}

/**
 * Takes the person at their word. After a danger that was close, the reply keeps company and
 * distance in view and asks nothing more.
 */
function restSafe({ state }: Told): NextStep {
  const used = state.used ?? [];
  const known = state.known ?? {};
  const close =
    needsHelpNow(state) ||
    atPlace(known) ||
    isAtLeast(state.severity, "high") ||
    known.means === "yes" ||
    known.plan === "yes";
  // People who are being harmed by others shouldn't hear "what you could use".
  const isInferred = state.unsure === true || state.doubted === true;
  const id =
    close && !isInferred && state.kind !== "abuse" ? "moments.safeStill" : "moments.safeSaid";
  const told = { ...next(state), known: { ...known, safe: "yes" } } as const;
  return step(
    close && !isInferred ? { ...told, quiet: true } : { ...told, phase: "rest" },
    [{ id }],
    used,
  );
}

const next = (state: ProtocolState): ProtocolState => ({
  ...state,
  turn: state.turn + 1,
  sign: false,
  calm: (state.calm ?? 0) + 1,
  pause: undefined,
});

/** "Ok", "yes", "thanks": too little to reopen the conversation. */
const isFew = ({ words, signals, nearness }: HeardAnswer, text: string): boolean =>
  words < SPEAKS_AGAIN && !/[?？؟]/.test(text) && signals.size === 0 && nearness !== "near";
