import { localNumbers } from "@/lib/crisis/contacts";
import { US } from "@/lib/crisis/united-states/contacts";
import type { TraumaWork } from "@/lib/ports/model";
import { filled } from "@/lib/shared/filled";
import type { SpokenLanguage } from "@/lib/shared/languages";
import ar from "@/messages/ar/trauma-help-line.json";
import de from "@/messages/de/trauma-help-line.json";
import en from "@/messages/en/trauma-help-line.json";
import es from "@/messages/es/trauma-help-line.json";
import fr from "@/messages/fr/trauma-help-line.json";
import hi from "@/messages/hi/trauma-help-line.json";
import zh from "@/messages/zh/trauma-help-line.json";

const NUMBERS = [US.call.number, US.text.number, US.emergency.number] as const;

/**
 * For the United States, the lines rotate from answer to answer, so that they still get read the
 * tenth time; `abroad` names that country's line and emergency number (contract 8).
 */
const LINES: Record<
  SpokenLanguage,
  { readonly lines: readonly string[]; readonly abroad: string }
> = { en, es, fr, de, zh, ar, hi };

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
      line: filled(LINES[language].abroad, { call, emergency }),
    };
  }
  const { lines } = LINES[language];
  const word =
    (US.text.keywordIn as Partial<Record<SpokenLanguage, string>>)[language] ?? US.text.keyword;
  const line = filled(lines[answers % lines.length] ?? "", {
    call: US.call.number,
    text: US.text.number,
    word,
    emergency: US.emergency.number,
  });
  return { numbers: NUMBERS, line };
}
