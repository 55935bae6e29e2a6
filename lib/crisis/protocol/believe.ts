import type { StepId } from "./agenda-conditions";
import type { Signal } from "./ears/shape";
import type { HeardAnswer } from "./hear";
import { questionOf } from "./questions";
import type { ProtocolState } from "./state";

/** Questions about means or the dangerous place. "I put it away" counts only in reply to these. */
const ABOUT_DISTANCE =
  /^(?:means|meansAway|urge|urgent|place|danger|voices\.[26]|leftPlace|body|stay|held)/;
/** Emergency numbers. If a message names one, someone else may well have made the call. */
const LINES = /(?<!\d)(?:911|988|112|999)(?!\d)/;

/**
 * Removes good news that may not be good: feeling fine after an overdose, an attacker who's only
 * out of the house until six, a brother in the next room, a friend who "sent a photo", an urge that
 * "is gone for a bit". Only the rest gets a relieved reply.
 */
export function believe(heard: HeardAnswer, state: ProtocolState, text: string): HeardAnswer {
  const doubted = new Set<Signal>();
  const { kind, known = {}, asked } = state;
  if (kind === "medical" || kind === "abuse" || kind === "eating" || heard.decided)
    doubted.add("better");
  // "He's here now" and "he's calling me" mean the danger is closer.
  if (kind === "abuse") for (const signal of ["company", "called"] as const) doubted.add(signal);
  const about = asked === undefined ? "" : questionOf(asked as StepId);
  const used =
    known.means === "yes" ||
    known.place === "yes" ||
    known.urge === "yes" ||
    ABOUT_DISTANCE.test(about);
  if (!used || heard.partly) doubted.add("away");
  if (heard.ofAnother && !LINES.test(text))
    for (const signal of ["called", "away", "better"] as const) doubted.add(signal);
  const near = heard.elsewhere && heard.signals.has("company") && state.severity === "imminent";
  if (near) doubted.add("company");
  if (doubted.size === 0) return heard;
  return {
    ...heard,
    person: heard.person || near,
    signals: new Set([...heard.signals].filter((signal) => !doubted.has(signal))),
  };
}
