import { detectCrisis } from "@/lib/features/safety/detect";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { SUMMARY_COPY } from "./summary-copy";
import type { ChatMessage } from "./types";

const TITLE_WORDS = 6;
/** Where words are not spaced. */
const TITLE_LENGTH = 60;
const TITLE_LENGTH_ZH = 16;
const LINE_LENGTH = 160;

const clip = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).trim()}…`;
};

/**
 * A title and a summary without a model: the person's own words, first and last, so that nothing is claimed that was
 * not said. Nothing when they said nothing. What shows a crisis is left out, and so is what was not answered yet, because
 * nobody knows what its answer will find: a list must not show them.
 */
export function summarise(
  messages: readonly ChatMessage[],
  language: SpokenLanguage,
): { title: string | null; summary: string | null } {
  const said = messages
    .filter((message, at) => message.role === "user" && isCalm(message, messages[at + 1]))
    .map((message) => message.content);
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined) return { title: null, summary: null };
  const copy = SUMMARY_COPY[language];
  const begun = clip(first, LINE_LENGTH);
  const summary = said.length === 1 ? copy.one(begun) : copy.more(begun, clip(last, LINE_LENGTH));
  return { title: titleOf(first, language), summary };
}

const isCalm = ({ content }: ChatMessage, next: ChatMessage | undefined): boolean =>
  next?.role === "assistant" && !next.metadata?.crisis && !detectCrisis(content).crisis;

function titleOf(first: string, language: SpokenLanguage): string {
  const words = first.trim().split(/\s+/);
  const head = words.slice(0, TITLE_WORDS).join(" ");
  return clip(head, language === "zh" ? TITLE_LENGTH_ZH : TITLE_LENGTH) + (words.length > TITLE_WORDS ? "…" : "");
}
