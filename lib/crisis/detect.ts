import { matchEveryRule } from "@/lib/reader/every-rule";
import { read } from "@/lib/reader/read";
import { signsIn } from "@/lib/reader/signs";
import type { Place, Reading } from "@/lib/reader/types";
import { findingOf } from "./finding-of";
import { inferred } from "./inferred";
import { afterDeathAtWork, askedBySigns, notLeft, ofTheirs, withHome } from "./signs";
import type { Finding } from "./types";

export type { Finding } from "./types";

/**
 * The rules prepare their tables on first use, and a person's first message must not wait for that.
 */
export function prepareRules(): void {
  matchEveryRule("");
  signsIn("");
}

/**
 * How much surer than usual (logits) the encoder has to be of a danger that the text shows only as
 * an answer: the guide's own question about dying makes a harmless line look dark.
 */
const SURER = 1;

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis
 * with risk, a medical emergency, an eating-disorder emergency, or someone else at risk (CHAT-19,
 * CRIS-16). Reading takes time: call it before a transaction opens, never within one.
 *
 * @param earlier what the person wrote before, where the text goes on from it
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
  if (finding.concern === "none") return { ...finding, ...askedBySigns(text, earlier, reading) };
  const isAnswer = place.before && reading.stated.length === 0 && !finding.unread;
  return withHome(isAnswer ? await asAnswer(finding, text, place) : notLeft(finding, text), text);
}

const found = (reading: Reading, text: string): Finding =>
  afterDeathAtWork(ofTheirs(findingOf(reading), text), text, reading.whose);

/**
 * What a text shows by itself and no longer behind the guide's line, which may have been about
 * something else: clear where the encoder is surer than usual, else asked about. Null where nothing
 * was lost.
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
 * Weighs what the encoder hears in an answer against what it hears in the same words by themselves.
 * Any question makes the next line look darker: behind an ordinary one, what isn't clear by itself
 * has to be heard more surely to be clear.
 */
async function asAnswer(
  finding: Finding,
  text: string,
  { before, margin = 0, ...place }: Place,
): Promise<Finding> {
  const alone = found(await read(text, place), text);
  const isOrdinary = place.isOrdinary === true && !alone.crisis;
  if (alone.unread || (alone.concern !== "none" && !isOrdinary)) return notLeft(finding, text);
  const heard: Finding =
    alone.concern === "none" ? { ...finding, behind: true as const } : notLeft(finding, text);
  // A yes is heard with the question that it answers.
  if (!heard.crisis || (finding.act === "yes" && !isOrdinary)) return heard;
  const surer = found(await read(text, { ...place, before, margin: margin + SURER }), text);
  return surer.crisis || surer.unread ? heard : inferred(heard);
}
