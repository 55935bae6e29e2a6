import type { Act } from "@/lib/reader/labels";
import { FIRST_QUESTION, type StepId } from "./agenda";
import { type NextStep, step } from "./begin";
import { fresh } from "./choose";
import type { Heard } from "./hear";
import type { ProtocolState } from "./state";
import type { Hearer, ProtocolInput } from "./types";

const TAKES_BACK: ReadonlySet<Act> = new Set(["denial", "correction"] as const);
/** Playing it down is part of abuse, of an eating disorder and of a psychosis; and nobody can take back somebody else's danger. */
const CAN_BE_TAKEN_BACK: ReadonlySet<string> = new Set(["suicide", "self_harm"]);
const MILD: ReadonlySet<string> = new Set(["low", "moderate"]);
/** A child says it twice, a grown-up once: each was asked directly before. */
const TIMES = { child: 2, adult: 1 } as const;

interface Retraction {
  readonly state: ProtocolState;
  /** What was found in the message before the protocol weighed it. */
  readonly raw: ProtocolInput["finding"];
  readonly heard: Heard;
  readonly hearer: Hearer;
}

/**
 * A danger that only the encoder heard is denied or corrected after the direct question about it, in a message that shows no danger at all: it's let go,
 * and the talk returns to what they came for. The incident stays open for a person to close. Null where the protocol goes on.
 */
export function takeBack({ state, raw, heard, hearer }: Retraction): NextStep | null {
  if (!isOnlyInferred(state) || raw.concern !== "none" || raw.steppedDown || raw.unread) return null;
  if (!isRetraction(state, raw.act, heard)) return null;
  const used = state.used ?? [];
  const denials = (state.denials ?? 0) + 1;
  const next = { ...state, turn: state.turn + 1, sign: false, calm: (state.calm ?? 0) + 1, pause: undefined, denials };
  if (denials >= TIMES[hearer.audience])
    return step({ ...next, phase: "rest", takenBack: true }, [{ id: "echo.takenBack" }], used);
  const again = AGAIN.find((question) => !used.includes(question));
  const met = fresh("talk.hear.no", used, hearer);
  return again ? step(next, [...(met ? [{ id: met }] : []), { id: `steps.${again}` }], used, again) : null;
}

/** The direct question in other words. */
const AGAIN = ["askSuicide.1", "askSuicide.0"] as const satisfies readonly StepId[];

/** Whether the message denies what was asked about directly. */
const isRetraction = ({ asked }: ProtocolState, act: Act | undefined, heard: Heard): boolean => {
  if (asked === undefined || !isDirect(asked as StepId)) return false;
  if (heard.signals.has("worse") || heard.nearness === "near" || heard.answer === "yes") return false;
  return (act !== undefined && TAKES_BACK.has(act)) || heard.outright !== null || heard.aside === "joke";
};

/** Nothing was answered with a yes, or left open, since it was only inferred. */
const isOnlyInferred = ({ unsure = false, late = false, severity, kind, known = {}, phase = "care" }: ProtocolState) =>
  unsure &&
  !late &&
  phase === "care" &&
  MILD.has(severity) &&
  CAN_BE_TAKEN_BACK.has(kind) &&
  Object.values(known).every((answer) => answer === "no");

const isDirect = (asked: StepId): boolean =>
  asked === FIRST_QUESTION.suicide || asked === FIRST_QUESTION.self_harm || asked.startsWith("askSuicide.");
