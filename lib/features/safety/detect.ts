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
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or someone else at risk (CHAT-19, CRIS-16).
 * Reading takes time: call it before a transaction opens, never within one.
 *
 * @param earlier what the person wrote before, where the text goes on from it
 */
export async function detectCrisis(text: string, place: Place = {}, earlier: readonly string[] = []): Promise<Finding> {
  const reading = await read(text, place);
  const finding = findingOf(reading);
  if (finding.concern !== "none") return notLeft(finding, text);
  return { ...finding, ...askedBySigns(text, earlier, reading) };
}
