import { detectCrisis } from "@/lib/crisis/detect";
import { checkSentence } from "@/lib/features/conversation/check-output";
import { checkGuide } from "@/lib/reader/check-guide";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import cases from "@/tests/conversations/field-siblings.json";

interface Said {
  readonly row: string;
  readonly text: string;
  readonly before?: string;
  readonly audience: Audience;
  readonly expect: { readonly concern: readonly string[]; readonly kind?: string };
}
interface Replied {
  readonly row: string;
  readonly reply: string;
  readonly language: SpokenLanguage;
  readonly expect: "stopped" | "delivered";
}
const ALL = cases as readonly (Said | Replied)[];
const SAID = ALL.filter((one): one is Said => "text" in one);
const REPLIED = ALL.filter((one): one is Replied => "reply" in one);

/**
 * Opening words of the cases that fail today, to be fixed by training. A case that starts to pass
 * fails here until it's removed from the list.
 */
const OPEN = [
  "अगर तुमने उसे ग़ुस्सा न दिलाया होता तो वो हाथ न उठाता।",
  "Four nights with hardly any sleep and a lot of speed is worth a call",
  "Sich zu verletzen ist kein gesundes Ventil",
  "Stopping self-harm is a good choice",
  "停止自残是一个好的选择",
];

const isOpen = (text: string): boolean => OPEN.some((beginning) => text.startsWith(beginning));

// Cases from public reports about similar software, and three variants of each by a writer who saw
// no training text.
const saidCases = SAID.map((one) => [one.row, one.text, one] as const);
const repliedCases = REPLIED.map((one) => [one.expect, one.reply, one] as const);

async function judgeSaid(_row: string, text: string, { before, audience, expect: wanted }: Said): Promise<void> {
  const { concern, kind } = await detectCrisis(text, { audience, ...(before ? { before } : {}) });
  expect(wanted.concern).toContain(concern);
  if (wanted.kind && concern !== "none") expect(kind).toBe(wanted.kind);
}

async function judgeReply(wanted: string, reply: string, { language }: Replied): Promise<void> {
  const byPattern = checkSentence(reply, language, null).brokenRule !== null;
  const stopped = byPattern || (await checkGuide(reply)).fault !== null;
  expect(stopped ? "stopped" : "delivered").toBe(wanted);
}

describe("cases from the field", () => {
  it.each(saidCases.filter(([, text]) => !isOpen(text)))("CHAT-19 CRIS-16 %s: %s", judgeSaid);
  it.each(repliedCases.filter(([, reply]) => !isOpen(reply)))("CHAT-19 M8 is %s: %s", judgeReply);

  it.failing.each(saidCases.filter(([, text]) => isOpen(text)))("open, %s: %s", judgeSaid);
  it.failing.each(repliedCases.filter(([, reply]) => isOpen(reply)))("open, M8 is to be %s: %s", judgeReply);
});
