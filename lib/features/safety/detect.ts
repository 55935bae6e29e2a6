import { matchEveryRule } from "@/lib/reader/every-rule";
import { read } from "@/lib/reader/read";
import type { Place } from "@/lib/reader/types";
import { findingOf } from "./finding-of";
import { askedBySigns, notLeft } from "./signs";
import type { Finding } from "./types";

export type { Finding } from "./types";

/** The rules prepare their tables on first use, and a person's first message must not wait for that. */
export const prepareRules = (): void => void matchEveryRule("");

/**
 * How much surer than usual (logits) the encoder has to be of a danger that the text shows only as an answer: the guide's own question
 * about dying makes a harmless line look dark.
 */
const SURER = 1;

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or someone else at risk (CHAT-19, CRIS-16).
 * Reading takes time: call it before a transaction opens, never within one.
 *
 * @param earlier what the person wrote before, where the text goes on from it
 */
export async function detectCrisis(text: string, place: Place = {}, earlier: readonly string[] = []): Promise<Finding> {
  const reading = await read(text, place);
  const finding = findingOf(reading);
  if (finding.concern === "none") return { ...finding, ...askedBySigns(text, earlier, reading) };
  if (place.before && reading.stated.length === 0 && !finding.unread) return asAnswer(finding, text, place);
  return notLeft(finding, text);
}

/** Weighs what the encoder hears in an answer against what it hears in the same words by themselves. */
async function asAnswer(finding: Finding, text: string, { before, margin = 0, ...place }: Place): Promise<Finding> {
  const alone = findingOf(await read(text, place));
  if (alone.concern !== "none") return notLeft(finding, text);
  // A yes is heard with the question that it answers.
  const isUnsure = finding.crisis && finding.act !== "yes";
  const surer = isUnsure ? findingOf(await read(text, { ...place, before, margin: margin + SURER })) : finding;
  return { ...surer, behind: true };
}
