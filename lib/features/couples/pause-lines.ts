import { createHash } from "node:crypto";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/couples-pause.json";
import de from "@/messages/de/couples-pause.json";
import en from "@/messages/en/couples-pause.json";
import es from "@/messages/es/couples-pause.json";
import fr from "@/messages/fr/couples-pause.json";
import hi from "@/messages/hi/couples-pause.json";
import zh from "@/messages/zh/couples-pause.json";

/**
 * The guide's words when it pauses a joint conversation: the same lines for every reason, and they
 * never name one.
 */
export const PAUSE_LINES: Record<SpokenLanguage, { readonly lines: readonly string[] }> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
};

/** Picks a line, spread evenly, but never the one used last. */
export function pauseLine(
  language: SpokenLanguage,
  messageId: string,
  last: string | undefined,
): string {
  const lines = PAUSE_LINES[language].lines.filter((line) => line !== last);
  const [byte = 0] = createHash("sha256").update(`line ${messageId}`).digest();
  return lines[byte % lines.length] ?? "";
}
