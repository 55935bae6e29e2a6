import { isAtLeast } from "../constants";
import type { Reading } from "../reading";
import type { Vote } from "./described";

/**
 * Whoever was left by a partner, or has nobody, was not harmed by that: where the voter takes such a text for abuse and the
 * grammar sees no harm in it, the danger to ask about is the person's own life.
 */
export function asTold(vote: Vote, { signs, waived, hits }: Reading): Vote {
  const harm = [...waived, ...hits.map(({ rule }) => rule)].some(({ kind }) => kind === "abuse") || signs.has("wound");
  if (!signs.has("left") || harm || (vote.kind !== "abuse" && !vote.mayBeAbuse)) return vote;
  if (vote.kind !== "abuse") return { ...vote, mayBeAbuse: false };
  const severity = isAtLeast(vote.severity, "moderate") ? "moderate" : "low";
  return { kind: "suicide", severity, mayBeAbuse: false };
}
