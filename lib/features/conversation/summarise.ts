import { detectCrisis } from "@/lib/crisis/detect";
import { checkGuide } from "@/lib/reader/check-guide";
import type { Audience } from "@/lib/shared/audience";
import { filled } from "@/lib/shared/filled";
import { isDespair } from "@/lib/shared/heard/despair";
import { protestIn } from "@/lib/shared/heard/protest";
import { isSmallTalk } from "@/lib/shared/heard/small-talk";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { SUMMARY_COPY } from "./summary-copy";
import type { ChatMessage } from "./types";

const TITLE_WORDS = 6;
/** Characters at most; Chinese has its own limit below. */
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
 * Makes a title and a summary without a model, from the person's own words, so that nothing is
 * claimed that wasn't said. Only words with substance count: no greeting, no protest against the
 * conversation, nothing that would hurt to read in a list. Anything that shows or may show a crisis
 * is left out, and so is an unanswered message, because no one knows what its answer will find.
 * Both are null if nothing remains.
 */
export async function summarise(
  messages: readonly ChatMessage[],
  language: SpokenLanguage,
  audience: Audience,
): Promise<{ title: string | null; summary: string | null }> {
  const said = messages
    .filter((message, at) => message.role === "user" && isAnsweredCalmly(messages[at + 1]))
    .filter(({ content }) => isOfSubstance(content, language));
  // Only the first and the last are quoted, and reading takes time.
  const first = await firstCalm(said);
  if (!first) return { title: null, summary: null };
  const last = (await firstCalm(said.slice(said.indexOf(first) + 1).reverse())) ?? first;
  const copy = SUMMARY_COPY[language][audience];
  const begun = clip(first.content, LINE_LENGTH);
  const summary =
    last === first
      ? filled(copy.one, { said: begun })
      : filled(copy.both, { first: begun, later: clip(last.content, LINE_LENGTH) });
  // The guide repeats it in its own voice when the next conversation opens.
  if ((await checkGuide(summary)).fault !== null) return { title: null, summary: null };
  return { title: titleOf(first.content, language), summary };
}

async function firstCalm(messages: readonly ChatMessage[]): Promise<ChatMessage | null> {
  for (const message of messages)
    if ((await detectCrisis(message.content)).concern === "none") return message;
  return null;
}

const MIN_WORDS_COUNT = 3;
/** For scripts that don't put spaces between words. */
const MIN_CHARACTERS = 5;

function isOfSubstance(content: string, language: SpokenLanguage): boolean {
  if (isSmallTalk(content) || protestIn(content, language) || isDespair(content, language))
    return false;
  const letters = content.match(/[\u3400-\u9fff]/g)?.length ?? 0;
  return letters >= MIN_CHARACTERS || content.trim().split(/\s+/).length >= MIN_WORDS_COUNT;
}

const isAnsweredCalmly = (next: ChatMessage | undefined): boolean =>
  next?.role === "assistant" && !next.metadata?.crisis;

function titleOf(first: string, language: SpokenLanguage): string {
  const words = first.trim().split(/\s+/);
  const head = words.slice(0, TITLE_WORDS).join(" ");
  return (
    clip(head, language === "zh" ? TITLE_LENGTH_ZH : TITLE_LENGTH) +
    (words.length > TITLE_WORDS ? "…" : "")
  );
}
