import { KINDS, type Kind } from "../constants";
import { type Finding, NOTHING_FOUND } from "../types";
import { begin, type NextStep, step } from "./begin";
import { fresh } from "./choose";
import type { HeardAnswer } from "./hear";
import { textOf } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

/** Days after a crisis during which the next conversation opens with a gentle, direct question. */
export const CHECK_IN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Up to this many days, the opening says "when we last talked". */
const LATELY_DAYS = 3;

export interface CheckIn {
  readonly text: string;
  readonly state: ProtocolState;
}

/**
 * Opens a conversation that follows a crisis in an earlier one; null if that was too long ago. The
 * opening names no kind, because it's on screen before anyone knows who is looking (contract 8,
 * "Abuse").
 *
 * @param since milliseconds since the newest sign of that crisis
 */
export function checkIn(hearer: Hearer, kind: string, since: number): CheckIn | null {
  if (since < 0 || since > CHECK_IN_DAYS * DAY_MS) return null;
  const of = KINDS.find((known) => known === kind) ?? "suicide";
  const words = OF_ONESELF.has(of) ? "talk.checkIn" : "moments.checkIn";
  const id = `${words}.${since <= LATELY_DAYS * DAY_MS ? 0 : 1}`;
  const state = { kind: of, severity: "low", turn: 0, sign: false, asked: CHECK_IN } as const;
  return { text: textOf({ id }, hearer), state: { ...state, used: [id] } };
}

/** "No, not since Monday" is an answer; a bare "no" may refer to either half of the question. */
const SAID_MORE = 2;
const ONCE_MORE = "backCheck.1";

/**
 * Asks again, kindly and in other words, if the reply was only a greeting or the day's news. We
 * drop the question after two further tries, because a fourth would be nagging (docs/safety.md,
 * "What happens then"). Null if there's no new wording left.
 */
function onceMore(before: ProtocolState, used: readonly string[], hearer: Hearer): NextStep | null {
  const asked = AGAIN_WITH.filter((id) => id === ONCE_MORE || OF_ONESELF.has(before.kind)).find(
    (id) => !used.includes(id),
  );
  if (!asked) return null;
  const taken = fresh("talk.hear.said", used, hearer);
  const parts = [...(taken ? [{ id: taken }] : []), { id: `steps.${asked}` }];
  return step(
    { ...before, turn: before.turn + 1 },
    parts,
    used,
    asked === ONCE_MORE ? ASKED_AGAIN : CHECK_IN,
  );
}

/** In longer messages, "every day" isn't about how strong the thoughts are. */
const MUCH_WORDS = 5;

/** Asks how safe the person is, then how strong the thoughts are. */
const AGAIN_WITH = [ONCE_MORE, "backCheck.0"] as const;

/**
 * Follows a denial with one softer question. If the question wasn't about the person's own life, we
 * accept a "no" at once.
 */
function softer(before: ProtocolState, used: readonly string[]): NextStep {
  if (!OF_ONESELF.has(before.kind)) return restWell(before, used);
  const parts = [{ id: "talk.hear.no.0" }, { id: `steps.${ONCE_MORE}` }];
  return step({ ...before, turn: before.turn + 1 }, parts, used, ASKED_AGAIN);
}

const restWell = (before: ProtocolState, used: readonly string[]): NextStep =>
  step({ ...before, turn: before.turn + 1, phase: "rest" }, [{ id: "talk.checkedWell" }], used);

const OF_ONESELF: ReadonlySet<Kind> = new Set(["suicide", "self_harm"] as const);
const CHECK_IN = "checkIn";
const ASKED_AGAIN = "checkIn.again";

export const isCheckIn = ({ asked }: ProtocolState): boolean =>
  asked === CHECK_IN || asked === ASKED_AGAIN;

const THOUGHTS: NonNullable<ProtocolState["known"]> = { suicide: "yes" };

/** We believe a calm message only if it shows nothing at all and wasn't just stepped down. */
const isCalmItself = ({ concern, steppedDown, unread }: Finding): boolean =>
  concern === "none" && !steppedDown && !unread;

/**
 * Handles the answer to the check-in question and asks again if there was none. Null hands over to
 * the guide once we've asked often enough.
 */
export function answerToCheckIn(
  heard: HeardAnswer,
  before: ProtocolState,
  { hearer, raw }: { readonly hearer: Hearer; readonly raw: Finding },
): NextStep | null {
  const { signals, answer, theme, nearness, rest, words } = heard;
  const used = before.used ?? [];
  const again = before.asked === ASKED_AGAIN;
  const worse =
    signals.has("worse") || nearness === "near" || (again && (answer === "no" || heard.little));
  const calm =
    signals.has("better") ||
    nearness === "far" ||
    (again ? answer === "yes" || signals.has("much") : rest >= SAID_MORE && answer === "no");
  if (!worse && calm && isCalmItself(raw)) return restWell(before, used);
  if (!worse && answer === "no") return softer(before, used);
  const told = answer || theme || (signals.has("much") && words <= MUCH_WORDS);
  if (!worse && !told) return onceMore(before, used, hearer);
  const back = (worse || answer === "yes") && OF_ONESELF.has(before.kind);
  const severity = back ? "moderate" : "low";
  const found = {
    ...NOTHING_FOUND,
    crisis: true,
    concern: "clear",
    kind: before.kind,
    severity,
  } as const;
  const { home, shown } = before;
  const first = begin(found, {
    heard,
    hearer,
    used,
    turn: before.turn + 1,
    known: back ? THOUGHTS : {},
    home,
    shown,
  });
  return { ...first, state: { ...first.state, sign: false } };
}
