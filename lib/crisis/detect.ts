import { matchEveryRule } from "@/lib/reader/every-rule";
import { read } from "@/lib/reader/read";
import { signsIn } from "@/lib/reader/signs";
import type { Place, Reading } from "@/lib/reader/types";
import { asAnothers } from "./another/as-anothers";
import { findingOf } from "./finding-of";
import { inferred } from "./inferred";
import {
  afterDeathAtWork,
  asWorryForOthers,
  findingFromSigns,
  withHome,
  withoutAbandonment,
} from "./signs";
import type { Finding } from "./types";

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
  const finding = found(reading, text);
  if (place.before && !finding.crisis && !finding.unread) {
    const lost = await lostBehind(finding, text, place);
    if (lost) return withHome(lost, text);
  }
  if (finding.concern === "none")
    return { ...finding, ...findingFromSigns(text, earlier, reading) };
  const isAnswer = place.before && reading.stated.length === 0 && !finding.unread;
  return withHome(
    isAnswer ? await asAnswer(finding, text, place) : withoutAbandonment(finding, text),
    text,
  );
}

const found = (reading: Reading, text: string): Finding =>
  asAnothers(
    afterDeathAtWork(asWorryForOthers(findingOf(reading), text), text, reading.whose),
    text,
    reading,
  );

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
  const alone = found(await read(text, { audience, margin }), text);
  if (!alone.crisis) return null;
  const surer = found(await read(text, { audience, margin: margin + SURER }), text);
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
  const alone = found(await read(text, place), text);
  const isOrdinary = place.isOrdinary === true && !alone.crisis;
  if (alone.unread || (alone.concern !== "none" && !isOrdinary))
    return withoutAbandonment(finding, text);
  const heard: Finding =
    alone.concern === "none"
      ? { ...finding, behind: true as const }
      : withoutAbandonment(finding, text);
  // A yes only makes sense together with the question it answers.
  if (!heard.crisis || (finding.act === "yes" && !isOrdinary)) return heard;
  const surer = found(await read(text, { ...place, before, margin: margin + SURER }), text);
  return surer.crisis || surer.unread ? heard : inferred(heard);
}
