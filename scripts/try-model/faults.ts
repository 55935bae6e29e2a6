import { splitSentences } from "@/lib/features/conversation/check-output";
import { endsSentence } from "@/lib/shared/sentence-end";

/**
 * Model output that a person must never see. It uses patterns of its own rather than those the
 * product removes it with, because it should find what the product's patterns miss.
 */
const THINKING = [
  /<\/?\s*(?:think|thinking|thoughts?|reason(?:ing)?|analysis|scratchpad|reflection)\b/i,
  /\b(?:the|this) (?:user|human)(?:'s)?\b/i,
  /\b(?:I|we) (?:should|need to|must|have to) (?:respond|reply|answer|validate|acknowledge)\b/i,
  /^\s*(?:analysis|thoughts?|thinking|reasoning|(?:final )?answer|response|reply)\s*:/im,
  /\bmy (?:system )?(?:prompt|instructions)\b/i,
  /用户|使用者说/,
  /\b(?:el usuario|la usuaria|l['’]utilisat(?:eur|rice)|(?:der|die|dem|den) Nutzer(?:in)?)\b/i,
  /المستخدم|उपयोगकर्ता|यूज़र/,
];

const SPECIAL = [
  /<[|｜][^<>\n]{0,60}[|｜]?>/,
  /<\/?(?:s|bos|eos|pad|unk|(?:start|end)_of_turn|unused\d+|extra_id_\d+)>/i,
  /<\/?(?:tool_call|tool_response|tools)>/i,
  /<0x[\dA-F]{2}>/i,
  /\[\/?INST\]|<<\/?SYS>>/,
  /\ufffd/,
  /^\s*(?:#{1,4} ?)?(?:user|assistant|system|human|im_start|im_end)\s*(?::|$)/im,
  // Our own marker: the text after it becomes buttons and is never shown as text.
  /\bACTIVITIES\b/,
];

/** A chat shows plain text, so markup meant for a program is noise to a person. */
const MARKUP = [
  /^\s*[{[]\s*"/,
  /"\s*[}\]]\s*$/,
  /```|\*\*|^#{1,6} /m,
  /<\/?[a-z][a-z\d]{0,15}(?:\s[^<>]*)?>/i,
  /\]\(https?:/,
];

const firstOf = (patterns: readonly RegExp[], text: string): string | null =>
  patterns.map((pattern) => pattern.exec(text)?.[0]).find((found) => found !== undefined) ?? null;

/** The text of a model's visible reasoning; null if there is none. */
export const thinkingIn = (reply: string): string | null => firstOf(THINKING, reply);

/**
 * Chat template tokens, broken characters, and internal messages between the product and a model.
 */
export const specialIn = (reply: string): string | null => firstOf(SPECIAL, reply);

/** JSON, Markdown or HTML; null if there is none. */
export const markupIn = (reply: string): string | null => firstOf(MARKUP, reply);

/** The reply's last words if they don't end a sentence. */
export const tornEnd = (reply: string): string | null =>
  reply.trim() === "" || endsSentence(reply.trimEnd()) ? null : reply.trimEnd().slice(-60);

/** How many sentences may have been judged together, if their boundaries are unclear. */
const MAX_TOGETHER = 6;

/**
 * The sentences of a reply that the output check never judged.
 *
 * @param isKnown whether exactly this text was judged, or is one of the product's own
 */
export function uncheckedIn(reply: string, isKnown: (words: string) => boolean): string[] {
  const { sentences, rest } = splitSentences(reply);
  const parts = [...sentences, rest].filter((part) => part.trim() !== "");
  const unchecked: string[] = [];
  for (let at = 0; at < parts.length; ) {
    const most = Math.min(MAX_TOGETHER, parts.length - at);
    const counts = Array.from({ length: most }, (_, more) => more + 1);
    const known = counts.find((count) => isKnown(together(parts, at, count)));
    if (known === undefined) unchecked.push(together(parts, at, 1));
    at += known ?? 1;
  }
  return unchecked;
}

const together = (parts: readonly string[], at: number, count: number): string =>
  parts
    .slice(at, at + count)
    .join("")
    .trim();
