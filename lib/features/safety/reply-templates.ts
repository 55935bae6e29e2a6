import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { CrisisKind } from "./constants";
import { US } from "./contacts";
import { ar } from "./replies/ar";
import { de } from "./replies/de";
import { en } from "./replies/en";
import { es } from "./replies/es";
import { fr } from "./replies/fr";
import { hi } from "./replies/hi";
import type { ReplyPath, ReplyTexts } from "./replies/shape";
import { zh } from "./replies/zh";
import type { Finding } from "./types";

export const REPLY_TEXTS: Readonly<Record<SpokenLanguage, Readonly<Record<Audience, ReplyTexts>>>> = {
  en,
  es,
  fr,
  de,
  zh,
  ar,
  hi,
}; // prettier-ignore

const PATH_OF: Readonly<Record<CrisisKind, ReplyPath>> = {
  suicide: "self",
  self_harm: "self",
  psychosis: "self",
  harm_to_others: "danger",
  abuse: "abuse",
  medical: "body",
  eating: "body",
  third_party: "friend",
};

export interface Hearer {
  readonly audience: Audience;
  readonly language: SpokenLanguage;
  /** 0 for the reply to the message that showed the crisis, then one more with each reply. */
  readonly turn: number;
  /** The kind or a higher severity is new with this message: what it asks for is then said in full once more. */
  readonly raised?: boolean;
  /** The turn at which the present kind and severity were first answered; their questions are counted from there. */
  readonly since?: number;
}

/**
 * The authored reply to a crisis; no model writes it (safety.md, "Caring"). The first names the feeling, help, a person
 * and asks directly; those that follow ask the next question. No text comes twice in a row, and the talk never ends.
 */
export function crisisReply(finding: Pick<Finding, "kind" | "severity">, to: Hearer): string {
  const kind = finding.kind === "none" ? "suicide" : finding.kind;
  const texts = REPLY_TEXTS[to.language][to.audience];
  const imminent = finding.severity === "imminent" || kind === "medical";
  const parts = to.turn <= 0 ? firstReply(texts, kind, imminent, to.audience) : nextReply(texts, kind, imminent, to);
  return parts.map((part) => withContacts(part, to.language)).join("\n\n");
}

function firstReply(texts: ReplyTexts, kind: CrisisKind, imminent: boolean, audience: Audience): string[] {
  const path = PATH_OF[kind];
  const help = imminent ? texts.now[path] : texts.lines;
  const person = kind === "abuse" ? texts.safePerson : texts.person;
  // Where minutes count, whom to tell "today" would only stand between the person and the one question.
  const persons = kind === "medical" || (imminent && path === "self") ? [] : [person];
  // In immediate danger live help comes first for everybody; otherwise a child's trusted adult does.
  const guide = audience === "child" && !imminent ? [person, help] : [help, ...persons];
  return [texts.acknowledge[kind], ...guide, questionFor(texts, kind, imminent)];
}

function nextReply(texts: ReplyTexts, kind: CrisisKind, imminent: boolean, { turn, raised, since }: Hearer): string[] {
  const path = PATH_OF[kind];
  if (raised) return [imminent ? texts.now[path] : texts.acknowledge[kind], questionFor(texts, kind, imminent)];
  if (!imminent) return [inTurn(texts.next[path], turn - 1)];
  return [
    texts.stillNow,
    path === "self" ? inTurn(texts.urgent.self, turn - (since ?? 0)) : inTurn(texts.next[path], turn - 1),
  ];
}

/** The direct question; in immediate danger it is about the next minute, not about what was just answered. */
function questionFor(texts: ReplyTexts, kind: CrisisKind, imminent: boolean): string {
  const path = PATH_OF[kind];
  if (!imminent || path === "abuse" || path === "body") return texts.ask[kind];
  return path === "self" ? texts.urgent.self[0] : texts.urgent[path];
}

const inTurn = (questions: readonly [string, ...string[]], turn: number): string =>
  questions[turn % questions.length] ?? questions[0];

function withContacts(text: string, language: SpokenLanguage): string {
  const keywords: Partial<Record<SpokenLanguage, string>> = US.text.keywordIn;
  return text
    .replaceAll("{call}", US.call.number)
    .replaceAll("{text}", US.text.number)
    .replaceAll("{keyword}", keywords[language] ?? US.text.keyword)
    .replaceAll("{emergency}", US.emergency.number);
}
