import ar from "@/content/rules/ar.json";
import de from "@/content/rules/de.json";
import eating from "@/content/rules/eating.json";
import en from "@/content/rules/en.json";
import es from "@/content/rules/es.json";
import fr from "@/content/rules/fr.json";
import hi from "@/content/rules/hi.json";
import zh from "@/content/rules/zh.json";
import { onePerProcess } from "./one-per-process";
import { compileRules, type RuleFile, type RuleMatches } from "./rules";

type Told = "starving" | "purging";

const NO_DANGER = { kind: "none", severity: "none", except: [] } as const;
const KINDS = { starving: NO_DANGER, purging: NO_DANGER, joy: NO_DANGER, excused: NO_DANGER };

/** The files of content/rules/eating.json, with the words and sets of the language's rules. */
const compiled = (
  names: readonly (keyof typeof KINDS)[],
  exceptions: (file: RuleFile) => RuleFile["exceptions"],
): ((text: string) => RuleMatches) =>
  compileRules(
    [en, es, fr, de, zh, ar, hi].map((file: RuleFile) => {
      const { sets, ...phrases } = eating[file.language as keyof typeof eating];
      const rules = Object.fromEntries(names.map((name) => [name, phrases[name]]));
      return { ...file, sets: { ...file.sets, ...sets }, exceptions: exceptions(file), rules };
    }),
    KINDS,
  );

// What somebody else said isn't the person's doing, so the rules' exceptions apply to it. They'd
// hide joy, though: "never been so proud" is no denial.
const findTold = onePerProcess("eating", () =>
  compiled(["starving", "purging"], ({ exceptions }) => ({ always: exceptions.always ?? [] })),
);
const findMood = onePerProcess("eating-mood", () => compiled(["joy", "excused"], () => ({})));

const namesIn = ({ hits }: RuleMatches): readonly (string | undefined)[] =>
  hits.map(({ id }) => id.split(".")[1]);

/**
 * Going without food for days, or bringing meals up, told with joy or pride: people whom an eating
 * disorder is killing speak so, and the encoder hears the joy. A fast for God or for a blood test,
 * an illness and a doctor's diet excuse it.
 */
export function eatingToldWithJoy(text: string): Told | null {
  const told = namesIn(findTold()(text));
  const [first] = (["starving", "purging"] as const).filter((name) => told.includes(name));
  if (!first) return null;
  const mood = namesIn(findMood()(text));
  return mood.includes("joy") && !mood.includes("excused") ? first : null;
}
