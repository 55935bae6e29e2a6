import ar from "@/content/guide/memory/ar.json";
import de from "@/content/guide/memory/de.json";
import en from "@/content/guide/memory/en.json";
import es from "@/content/guide/memory/es.json";
import fr from "@/content/guide/memory/fr.json";
import hi from "@/content/guide/memory/hi.json";
import skillsOf from "@/content/guide/memory/things.json";
import zh from "@/content/guide/memory/zh.json";
import arRules from "@/content/rules/ar.json";
import deRules from "@/content/rules/de.json";
import enRules from "@/content/rules/en.json";
import esRules from "@/content/rules/es.json";
import frRules from "@/content/rules/fr.json";
import hiRules from "@/content/rules/hi.json";
import zhRules from "@/content/rules/zh.json";
import { onePerProcess } from "@/lib/reader/one-per-process";
import { compileRules, type RuleFile } from "@/lib/reader/rules";
import { unfold } from "@/lib/reader/unfold";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { MEMORY_KINDS } from "./types";

/** How an occasion is named to the person; two forms where adults are addressed formally. */
type Occasion = string | readonly [adult: string, young: string];

/** One language of content/guide/memory (content/README.md). */
export interface MemoryPatterns {
  /** Relations, as people name them. */
  readonly kin: readonly string[];
  /** How a name is said; `{kin}` and `{name}` are slots. */
  readonly names: readonly string[];
  /** Words in a name's place that aren't names. */
  readonly not_names: readonly string[];
  /** Occasions as people call them, and how the guide names each to the person. */
  readonly occasions: Readonly<Record<string, Occasion>>;
  readonly dates: DateWords;
  readonly not: string;
  readonly sets: Readonly<Record<string, string>>;
  /** A kind's own exceptions, and `fact` for all of them (notation: rules-pattern.ts). */
  readonly exceptions: Readonly<Record<string, readonly string[]>>;
  readonly rules: Readonly<Record<string, readonly string[]>>;
}

/** How days are named. Slots: `{weekday}`, `{month}`, `{d}` a day of the month, `{n}` a number. */
export interface DateWords {
  /** From Sunday and from January on; each with its spellings, separated by "|". */
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly today: readonly string[];
  readonly tomorrow: readonly string[];
  readonly after_tomorrow: readonly string[];
  readonly weekday: readonly string[];
  /** May mean the coming one or the one after. */
  readonly next_weekday: readonly string[];
  readonly weekend: readonly string[];
  readonly next_week: readonly string[];
  readonly next_month: readonly string[];
  readonly in_days: readonly string[];
  readonly in_weeks: readonly string[];
  readonly day: readonly string[];
  readonly day_of_month: readonly string[];
  readonly month: readonly string[];
  /** Look like dates and are none: "in the morning", where that's the word for tomorrow. */
  readonly none: readonly string[];
}

export const PATTERNS: Readonly<Record<SpokenLanguage, MemoryPatterns>> = {
  ...{ en, es, fr, de, zh, ar, hi },
} as unknown as Record<SpokenLanguage, MemoryPatterns>;

const MANNERS: readonly Omit<RuleFile, "sets" | "exceptions" | "rules">[] = [
  ...[enRules, esRules, frRules, deRules, zhRules, arRules, hiRules],
];

/** Asks for everything that's remembered. */
const ASKS_ALL = "asks_all";
/** Things that people do for themselves, which some of the guide's skills are made of. */
export type Thing = keyof typeof skillsOf;
const THINGS = Object.keys(skillsOf) as readonly Thing[];

/** No sentence with one of these is a fact about the person, whatever its kind. */
const NO_FACT = "fact";

const rule = (...except: string[]) => ({ kind: "none", severity: "none", except }) as const;
const RULES = Object.fromEntries([
  ...MEMORY_KINDS.map((id) => [id, rule(NO_FACT, id)] as const),
  ...THINGS.map((id) => [`on_${id}`, rule()] as const),
  [ASKS_ALL, rule()],
]);

/** Alternatives, in words as the rules cut them: "d'embauche" is "d embauche". */
const either = (words: readonly string[]): string =>
  `(${words.map((word) => word.replace(/(?<=\b[dl])'|-/g, " ")).join("|")})`;

/** Matched character by character, of which many are part of other words. */
const HAN = /\p{Script=Han}/u;

const find = onePerProcess("memory-patterns", () =>
  compileRules(
    MANNERS.map((manner) => {
      const { kin, occasions, not, sets, exceptions, rules } =
        PATTERNS[manner.language as SpokenLanguage];
      return {
        ...manner,
        // No gap jumps over another person: "I'm taking my brother to his exam".
        not: [manner.not, not, ...kin.filter((word) => !HAN.test(word))].join(" "),
        sets: { KIN: either(kin), OCC: either(Object.keys(occasions)), ...sets },
        exceptions,
        rules,
      };
    }),
    RULES,
  ),
);

export interface Hits {
  readonly kinds: ReadonlySet<string>;
  readonly things: readonly Thing[];
  readonly asksAll: boolean;
}

/** The point in "am 12. Mai" ends no sentence. */
const ORDINAL = /(?<!\d)(\d{1,2})\.(?=\s\p{L})/gu;

/** Everything the patterns of the seven languages find in a text; people mix languages. */
export function hitsIn(text: string): Hits {
  const ids = new Set(
    find()(unfold(text.replace(ORDINAL, "$1"))).hits.map(({ id }) => id.split(".")[1] ?? ""),
  );
  return {
    kinds: ids,
    things: THINGS.filter((thing) => ids.has(`on_${thing}`)),
    asksAll: ids.has(ASKS_ALL),
  };
}
