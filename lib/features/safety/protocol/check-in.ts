import { KINDS, type Kind } from "../constants";
import { NOTHING_FOUND } from "../types";
import { begin, type NextStep, step } from "./begin";
import type { Heard } from "./hear";
import { textOf } from "./speak";
import type { ProtocolState } from "./state";
import type { Hearer } from "./types";

/** So long (days) after a crisis the next conversation opens with a gentle, direct question. */
export const CHECK_IN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Until then it was "when we last talked". */
const LATELY_DAYS = 3;

export interface CheckIn {
  readonly text: string;
  readonly state: ProtocolState;
}

/**
 * The first words of a conversation after a crisis in an earlier one; null when that is longer ago. It names no kind: the
 * opening stands on the screen before anybody knows who is looking at it (contract 8, "Abuse").
 *
 * @param since milliseconds that have passed since the newest sign of that crisis
 */
export function checkIn(hearer: Hearer, kind: string, since: number): CheckIn | null {
  if (since < 0 || since > CHECK_IN_DAYS * DAY_MS) return null;
  const of = KINDS.find((known) => known === kind) ?? "suicide";
  const words = OF_ONESELF.has(of) ? "talk.checkIn" : "echo.checkIn";
  const id = `${words}.${since <= LATELY_DAYS * DAY_MS ? 0 : 1}`;
  const state = { kind: of, severity: "low", turn: 0, sign: false, asked: CHECK_IN } as const;
  return { text: textOf({ id }, hearer), state: { ...state, used: [id] } };
}

const OF_ONESELF: ReadonlySet<Kind> = new Set(["suicide", "self_harm"] as const);
const CHECK_IN = "checkIn";

export const isCheckIn = ({ asked }: ProtocolState): boolean => asked === CHECK_IN;

/** The answer to that question. Whoever speaks of something else is with the guide. */
export function answerToCheckIn(heard: Heard, before: ProtocolState, hearer: Hearer): NextStep | null {
  const { signals, answer, theme, feeling } = heard;
  const used = before.used ?? [];
  const well = !signals.has("worse") && (signals.has("better") || answer === "no");
  if (well) return step({ ...before, turn: 1, phase: "rest" }, [{ id: "talk.checkedWell" }], used);
  if (!answer && !theme && !feeling && !signals.has("worse") && !signals.has("much")) return null;
  const kind: Kind = before.kind === "self_harm" ? "self_harm" : "suicide";
  const found = { ...NOTHING_FOUND, crisis: true, kind, severity: "low" } as const;
  const first = begin(found, { heard, hearer, used, turn: 1 });
  return { ...first, state: { ...first.state, sign: false } };
}
