import { matchEveryRule } from "@/lib/reader/every-rule";
import { withoutOrdinary } from "@/lib/reader/ordinary";
import { read } from "@/lib/reader/read";
import { signsIn } from "@/lib/reader/signs";
import type { Place, Reading } from "@/lib/reader/types";
import { unfold } from "@/lib/reader/unfold";
import { findingOf } from "./finding-of";
import { inferred } from "./inferred";
import {
  afterDeathAtWork,
  asEating,
  asIntrusive,
  asWorryForOthers,
  findingFromSigns,
  isOnlyHeard,
  withHome,
  withoutAbandonment,
} from "./signs";
import { type Finding, NOTHING_FOUND } from "./types";

export type { Finding } from "./types";

/** Builds the rules' tables ahead of time, so that a person's first message doesn't wait for it. */
export function prepareRules(): void {
  matchEveryRule("");
  signsIn("");
}

/**
 * Extra certainty (logits) the encoder needs for a danger that shows only in an answer, because the
 * guide's own question about dying makes harmless lines look dark.
 */
const SURER = 1;

/**
 * Looks for a crisis in the person's text: suicide, self-harm, harm to others, abuse, psychosis
 * with risk, a medical emergency, an eating-disorder emergency, or someone else at risk (CHAT-19,
 * CRIS-16). Reading takes time: call it before a transaction opens, never within one.
 *
 * @param earlier the person's earlier messages, if the text continues them
 */
export async function detectCrisis(
  text: string,
  place: Place = {},
  earlier: readonly string[] = [],
): Promise<Finding> {
  const reading = await read(text, place);
  const finding = await beyondOrdinary(found(reading, text, place), text, place);
  if (place.before && !finding.crisis && !finding.unread) {
    const lost = await lostBehind(finding, text, place);
    if (lost) return withHome(lost, text);
  }
  if (finding.concern === "none") {
    const shown = { ...finding, ...findingFromSigns(text, earlier, reading) };
    const isTale = reading.time === "fiction";
    return shown.concern === "none" && !isTale ? asEating(shown, text) : shown;
  }
  const isAnswer = place.before && reading.stated.length === 0 && !finding.unread;
  return withHome(
    isAnswer ? await asAnswer(finding, text, place) : withoutAbandonment(finding, text),
    text,
  );
}

function found(reading: Reading, text: string, { audience = "adult" }: Place): Finding {
  const named = asWorryForOthers(ofEating(findingOf(reading), text), text);
  return asIntrusive(afterDeathAtWork(named, text, reading.whose), text, audience);
}

/** What the encoder alone hears as another harm to oneself may be an eating disorder. */
const ofEating = (finding: Finding, text: string): Finding =>
  finding.concern === "none" ? finding : asEating(finding, text);

/**
 * Less certainty (logits) than usual is enough for a danger in what a text says besides its
 * ordinary phrases, because it has lost some of its context.
 */
const WARIER = 1;

/**
 * "My legs are killing me" is no danger. What the encoder alone hears in a text with such a phrase
 * is nothing if the rest shows no danger by itself, read more warily than usual. A danger that was
 * stated plainly stays, whatever stands around it.
 */
async function beyondOrdinary(finding: Finding, text: string, place: Place): Promise<Finding> {
  if (finding.concern === "none" || finding.unread || !isOnlyHeard(finding)) return finding;
  const rest = withoutOrdinary(unfold(text));
  if (rest === null) return finding;
  if (!/[\p{L}\p{N}]/u.test(rest)) return calm(finding);
  const { margin = 0 } = place;
  const { concern, score } = await read(rest, { ...place, margin: margin - WARIER });
  return concern === "none" && score !== null ? calm(finding) : finding;
}
const calm = ({ act }: Finding): Finding => ({ ...NOTHING_FOUND, ...(act ? { act } : {}) });

/**
 * Recovers a danger that the text shows by itself but not as a reply to the guide's line, which may
 * have been about something else. It's clear if the encoder is surer than usual; otherwise we only
 * ask about it. Null if nothing was lost.
 */
async function lostBehind(
  finding: Finding,
  text: string,
  { margin = 0, audience }: Place,
): Promise<Finding | null> {
  const place = { audience, margin };
  const alone = await beyondOrdinary(found(await read(text, place), text, place), text, place);
  if (!alone.crisis) return null;
  const surer = found(await read(text, { audience, margin: margin + SURER }), text, place);
  const { act } = finding;
  if (surer.crisis) return { ...alone, act };
  return finding.concern === "none" ? { ...inferred(alone), act } : null;
}

/**
 * Compares the encoder's reading of an answer with its reading of the same words alone. Any
 * question makes the next line look darker, so after an ordinary question, a danger that isn't
 * clear by itself needs extra certainty to count as clear.
 */
async function asAnswer(
  finding: Finding,
  text: string,
  { before, margin = 0, ...place }: Place,
): Promise<Finding> {
  const alone = found(await read(text, place), text, place);
  const isOrdinary = place.isOrdinary === true && !alone.crisis;
  if (alone.unread || (alone.concern !== "none" && !isOrdinary))
    return withoutAbandonment(finding, text);
  const heard: Finding =
    alone.concern === "none"
      ? { ...finding, behind: true as const }
      : withoutAbandonment(finding, text);
  // A yes only makes sense together with the question it answers.
  if (!heard.crisis || (finding.act === "yes" && !isOrdinary)) return heard;
  const surer = found(await read(text, { ...place, before, margin: margin + SURER }), text, place);
  return surer.crisis || surer.unread ? heard : inferred(heard);
}
