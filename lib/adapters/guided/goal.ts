import type { Turn } from "@/lib/ports/model";
import { isDespair } from "@/lib/shared/heard/despair";
import { fold } from "./text";

/** What tells how it is, rather than what is wanted: "I worry about my job", "no puedo dormir". */
const STATES: Record<Turn["language"], RegExp> = {
  en: /^(?:i|i'm|im|i've|my|it|it's|he|she|they|we)\b(?! (?:really )?(?:want|wish|hope|would|need|plan|'?d|hope|am trying|try|aim)\b)|^(?:not able|unable|can'?t|cannot)\b/,
  es: /^(?:me (?!gustaría)|estoy|tengo|siento|no puedo|no duermo|mi |mis |sufro)/,
  fr: /^(?:je (?!veux|voudrais|souhaite|aimerais|cherche)|j'ai(?! envie)|mon |ma |mes )/,
  de: /^(?:ich (?!will|möchte|wünsche|hätte|würde|hoffe)|mein|mir |mich )/,
  zh: /^(?:我(?!想|要|希望|愿)|睡不着|害怕|担心)/,
  ar: /^(?:أنا |انا |لا أستطيع|لا استطيع|أشعر|اشعر|عندي|أخاف|أقلق)/,
  hi: /^(?:मैं (?!.*चाह)|मुझे (?!.*चाहिए)|मेर)/,
};

/** Whether what stands under "goals" is something to go towards: a worry written there is none. */
export const isGoal = (text: string, language: Turn["language"]): boolean =>
  text !== "" && !STATES[language].test(fold(text)) && !isDespair(text, language);
