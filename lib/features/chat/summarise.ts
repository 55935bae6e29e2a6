import type { ChatMessage } from "./types";

const TITLE_WORDS = 6;
const LINE_LENGTH = 160;

const clip = (text: string, most: number): string => {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= most) return flat;
  const cut = flat.slice(0, most).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2)).trim()}…`;
};

/**
 * A title and a summary without a model: the person's own words, first and last, so that nothing is claimed that was
 * not said. Nothing when they said nothing. Crisis turns are left out: a list must not show them.
 */
export function summarise(messages: readonly ChatMessage[]): { title: string | null; summary: string | null } {
  const said = messages
    .filter((message, at) => message.role === "user" && !messages[at + 1]?.metadata?.crisis)
    .map((message) => message.content);
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined) return { title: null, summary: null };
  const words = first.trim().split(/\s+/);
  const title = clip(words.slice(0, TITLE_WORDS).join(" "), 60) + (words.length > TITLE_WORDS ? "…" : "");
  const summary =
    said.length === 1
      ? `You said: “${clip(first, LINE_LENGTH)}”`
      : `You began with “${clip(first, LINE_LENGTH)}” and ended with “${clip(last, LINE_LENGTH)}”`;
  return { title, summary };
}
