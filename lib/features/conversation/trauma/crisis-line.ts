import { localNumbers } from "@/lib/crisis/contacts";
import { US } from "@/lib/crisis/united-states/contacts";
import type { TraumaWork } from "@/lib/ports/model";
import type { SpokenLanguage } from "@/lib/shared/languages";

const NUMBERS = [US.call.number, US.text.number, US.emergency.number] as const;

/**
 * Placeholders: {call} {text} {word} {emergency}. The lines rotate from answer to answer, so that
 * they still get read the tenth time.
 */
const LINES: Record<SpokenLanguage, readonly string[]> = {
  en: [
    "People you can reach at any hour: call or text {call}, or text {word} to {text}. If you are in danger, call {emergency}.",
    "If it gets worse, you do not have to wait: {call} by phone or text, {word} to {text}, and {emergency} in danger.",
    "A living person is one call away: {call}, or {word} by text to {text}. In danger, {emergency}.",
  ],
  es: [
    "En Estados Unidos puedes hablar con alguien a cualquier hora: llama o escribe al {call}, o envía {word} al {text}. Si hay peligro, llama al {emergency}.",
    "Si empeora, no tienes que esperar: {call} por teléfono o mensaje, {word} al {text}, y {emergency} si hay peligro.",
  ],
  fr: [
    "Des personnes répondent à toute heure aux États-Unis : {call} par appel ou message, ou {word} au {text}. En cas de danger, le {emergency}.",
    "Si cela empire, inutile d'attendre : {call}, {word} au {text}, et le {emergency} en cas de danger.",
  ],
  de: [
    "Menschen erreichst du in den USA zu jeder Stunde: {call} per Anruf oder Nachricht, oder {word} an {text}. Bei Gefahr {emergency}.",
    "Wenn es schlimmer wird, musst du nicht warten: {call}, {word} an {text}, und {emergency} bei Gefahr.",
  ],
  zh: [
    "在美国，任何时候都能找到真人：拨打或发短信到 {call}，或发送 {word} 到 {text}。有危险时请拨打 {emergency}。",
    "如果更难受了，不用等：{call}，或发送 {word} 到 {text}；有危险请拨 {emergency}。",
  ],
  ar: [
    "في الولايات المتحدة تجد إنسانا يرد في أي ساعة: اتصل أو أرسل رسالة إلى {call}، أو أرسل {word} إلى {text}. عند الخطر اتصل بـ {emergency}.",
    "إذا ساء الأمر فلا داعي للانتظار: {call}، أو أرسل {word} إلى {text}، وعند الخطر {emergency}.",
  ],
  hi: [
    "अमेरिका में किसी भी समय कोई इंसान मिल सकता है: {call} पर फ़ोन या संदेश, या {text} पर {word} लिखें। खतरा हो तो {emergency} पर फ़ोन करें।",
    "अगर और बिगड़े, तो रुकने की ज़रूरत नहीं: {call}, {text} पर {word}, और खतरे में {emergency}।",
  ],
};

/** For other countries: that country's line and emergency number (contract 8). */
const ABROAD: Record<SpokenLanguage, string> = {
  en: "A living person is one call away: {call}. In danger, {emergency}.",
  es: "Hay una persona a una llamada de ti: {call}. Si hay peligro, {emergency}.",
  fr: "Une personne est à un appel de vous : {call}. En cas de danger, le {emergency}.",
  de: "Ein Mensch ist einen Anruf entfernt: {call}. Bei Gefahr {emergency}.",
  zh: "打一个电话就能找到真人：{call}。有危险请拨 {emergency}。",
  ar: "إنسان يسمعك على بعد مكالمة: {call}. وعند الخطر {emergency}.",
  hi: "एक फ़ोन पर कोई इंसान मिल सकता है: {call}। खतरा हो तो {emergency}।",
};

interface Answered {
  readonly trauma: TraumaWork | null;
  readonly language: SpokenLanguage;
  /** The person's country; see `Ctx.region`. */
  readonly region: string | null;
  /** How many answers the conversation has had. */
  readonly answers: number;
  /**
   * The crisis protocol has answered: it leads to people in its own order, so one line naming them
   * is enough.
   */
  readonly inCrisis: boolean;
}

/**
 * The text under an answer to someone who says they're barely safe (TRAU-15): the three lines of
 * CRIS-14, or the two of their country, in their own paragraph. Empty for everyone else, and if the
 * answer already names them.
 */
export function resourcesAfter(content: string, answered: Answered): string {
  if (answered.trauma?.depth !== "steady") return "";
  const { numbers, line } = linesFor(answered);
  const needed = answered.inCrisis ? numbers.slice(0, 1) : numbers;
  return needed.every((number) => content.includes(number)) ? "" : `\n\n${line}`;
}

/**
 * The numbers of the person's country, the line to call first, and the sentence that names them.
 */
function linesFor({ language, region, answers }: Answered): {
  numbers: readonly string[];
  line: string;
} {
  const local = localNumbers(region);
  if (local) {
    const { call, emergency } = local;
    return {
      numbers: [call, emergency],
      line: ABROAD[language].replace("{call}", call).replace("{emergency}", emergency),
    };
  }
  const known = LINES[language];
  const word =
    (US.text.keywordIn as Partial<Record<SpokenLanguage, string>>)[language] ?? US.text.keyword;
  const line = (known[answers % known.length] ?? "")
    .replace("{call}", US.call.number)
    .replace("{text}", US.text.number)
    .replace("{word}", word)
    .replace("{emergency}", US.emergency.number);
  return { numbers: NUMBERS, line };
}
