import { type Finding, NOTHING_FOUND } from "./types";

/** Looks for a crisis in what a person wrote. Pure, synchronous, needs no model (CHAT-19). */
export function detectCrisis(text: string): Finding {
  if (!/\b(kill myself|suicide|want to die)\b/i.test(text)) return NOTHING_FOUND;
  return { crisis: true, severity: "moderate", kind: "suicide", evidence: ["suicide.active"], spans: [] };
}
