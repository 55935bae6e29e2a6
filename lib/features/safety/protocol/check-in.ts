import { NOTHING_FOUND } from "../types";
import { begin, type NextStep, step } from "./begin";
import type { Heard } from "./hear";
import { textOf } from "./speak";
import type { Hearer } from "./types";

/** So long (days) after a crisis the next conversation opens with a gentle, direct question. */
export const CHECK_IN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first words of a conversation after a crisis in an earlier one; null when that is longer ago. It names no kind: the
 * opening stands on the screen before anybody knows who is looking at it (contract 8, "Abuse").
 *
 * @param since milliseconds that have passed since the newest sign of that crisis
 */
export function checkInText(hearer: Hearer, since: number): string | null {
  if (since < 0 || since > CHECK_IN_DAYS * DAY_MS) return null;
  return textOf({ id: `talk.checkIn.${since <= 3 * DAY_MS ? 0 : 1}` }, hearer);
}

/** The answer to that question. Whoever speaks of something else is with the guide. */
export function answerToCheckIn(heard: Heard, hearer: Hearer): NextStep | null {
  const { signals, answer, theme, feeling } = heard;
  const well = !signals.has("worse") && (signals.has("better") || answer === "no");
  if (well) {
    const state = { kind: "suicide", severity: "low", turn: 0, sign: false, phase: "rest" } as const;
    return step(state, [{ id: "talk.checkedWell" }], []);
  }
  if (!answer && !theme && !feeling && !signals.has("worse") && !signals.has("much")) return null;
  const found = { ...NOTHING_FOUND, crisis: true, kind: "suicide", severity: "low" } as const;
  const first = begin(found, { heard, hearer, used: [], turn: 0 });
  return { ...first, state: { ...first.state, sign: false } };
}
