import type { Act } from "@/lib/reader/labels";
import { FIRST_QUESTION } from "./agenda";
import type { StepId } from "./agenda-conditions";
import { type NextStep, step } from "./begin";
import { fresh } from "./choose";
import type { HeardAnswer } from "./hear";
import type { ProtocolState } from "./state";
import { type Hearer, isMinor, type ProtocolInput } from "./types";

const TAKES_BACK: ReadonlySet<Act> = new Set(["denial", "correction"] as const);
/**
 * Kinds that a person can take back. People in abuse, with an eating disorder or in psychosis tend
 * to play it down, and no one can take back someone else's danger.
 */
const CAN_BE_TAKEN_BACK: ReadonlySet<string> = new Set(["suicide", "self_harm"]);
const MILD: ReadonlySet<string> = new Set(["low", "moderate"]);
/**
 * How many denials it takes. The last one has to answer a direct question; if it's less urgent,
 * every one does.
 */
const TIMES = { mild: { child: 2, adult: 1 }, immediate: { child: 3, adult: 2 } } as const;
/**
 * Questions about the danger itself. Questions about who is near or what a call costs say nothing
 * about it.
 */
const OF_DANGER = [
  "suicide",
  "plan",
  "intent",
  "means",
  "time",
  "near",
  "urge",
  "place",
  "worse",
] as const;

interface Retraction {
  readonly state: ProtocolState;
  /** The message's finding before the protocol weighed it. */
  readonly raw: ProtocolInput["finding"];
  readonly heard: HeardAnswer;
  readonly hearer: Hearer;
}

/**
 * Drops an encoder-only danger that the person denies or corrects after the direct question about
 * it, in a message that shows no danger at all. The conversation returns to what they came for. If
 * every minute seemed to count, help was offered first, so a first denial brings the direct
 * question, and denying that drops the danger. The incident stays open for a human to close. Null
 * if the protocol goes on.
 */
export function takeBack({ state, raw, heard, hearer }: Retraction): NextStep | null {
  if (!isOnlyInferred(state) || raw.concern !== "none" || raw.steppedDown || raw.unread)
    return null;
  if (!isRetraction(raw.act, heard)) return null;
  const wasDirect = isDirect(state.asked);
  if (!wasDirect && !state.doubted) return null;
  const used = state.used ?? [];
  const denials = (state.denials ?? 0) + 1;
  const next = {
    ...state,
    turn: state.turn + 1,
    sign: false,
    calm: (state.calm ?? 0) + 1,
    pause: undefined,
    denials,
  };
  if (
    wasDirect &&
    denials >= TIMES[state.doubted ? "immediate" : "mild"][isMinor(hearer) ? "child" : "adult"]
  )
    return step({ ...next, phase: "rest", takenBack: true }, [{ id: "moments.takenBack" }], used);
  const again = AGAIN.find((question) => !used.includes(question));
  const met = fresh("talk.hear.no", used, hearer);
  return again
    ? step(next, [...(met ? [{ id: met }] : []), { id: `steps.${again}` }], used, again)
    : null;
}

/** The direct question, reworded. */
const AGAIN = ["askSuicide.1", "askSuicide.0"] as const satisfies readonly StepId[];

/** True if the message denies the danger. */
const isRetraction = (act: Act | undefined, heard: HeardAnswer): boolean => {
  if (heard.signals.has("worse") || heard.nearness === "near" || heard.answer === "yes")
    return false;
  return (
    (act !== undefined && TAKES_BACK.has(act)) || heard.outright !== null || heard.aside === "joke"
  );
};

/** True if, since the danger was inferred, no question about it got a yes or was left open. */
const isOnlyInferred = (state: ProtocolState): boolean => {
  const {
    unsure = false,
    doubted = false,
    late = false,
    severity,
    kind,
    known = {},
    phase = "care",
  } = state;
  if (late || phase !== "care" || !CAN_BE_TAKEN_BACK.has(kind)) return false;
  return (
    (doubted || (unsure && MILD.has(severity))) &&
    OF_DANGER.every((asked) => (known[asked] ?? "no") === "no")
  );
};

const isDirect = (asked: string | undefined): boolean =>
  asked !== undefined &&
  (asked === FIRST_QUESTION.suicide ||
    asked === FIRST_QUESTION.self_harm ||
    asked.startsWith("askSuicide.") ||
    asked.startsWith("confirm."));
