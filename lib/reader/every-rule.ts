import ar from "@/content/rules/ar.json";
import de from "@/content/rules/de.json";
import en from "@/content/rules/en.json";
import es from "@/content/rules/es.json";
import fr from "@/content/rules/fr.json";
import furtherAr from "@/content/rules/further/ar.json";
import furtherDe from "@/content/rules/further/de.json";
import furtherEn from "@/content/rules/further/en.json";
import furtherEs from "@/content/rules/further/es.json";
import furtherFr from "@/content/rules/further/fr.json";
import furtherHi from "@/content/rules/further/hi.json";
import furtherZh from "@/content/rules/further/zh.json";
import hi from "@/content/rules/hi.json";
import kinds from "@/content/rules/kinds.json";
import zh from "@/content/rules/zh.json";
import { onePerProcess } from "./one-per-process";
import { compileRules, type RuleFile, type RuleHit } from "./rules";

/** A language's additions to the rules that the browser also loads. Its sets may use theirs. */
type Further = Pick<RuleFile, "sets" | "exceptions" | "rules">;

const withFurther = (file: RuleFile, further: Further): RuleFile => ({
  ...file,
  sets: { ...file.sets, ...further.sets },
  exceptions: joined(file.exceptions, further.exceptions),
  rules: joined(file.rules, further.rules),
});

type Lists = Readonly<Record<string, readonly string[]>>;

const joined = (one: Lists, other: Lists): Lists =>
  Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => [
      name,
      [...(one[name] ?? []), ...(other[name] ?? [])],
    ]),
  );

/**
 * The rules of every language, including those that a browser loads only after the first 40 KiB.
 */
export const EVERY_RULE: readonly RuleFile[] = [
  withFurther(en, furtherEn),
  withFurther(es, furtherEs),
  withFurther(fr, furtherFr),
  withFurther(de, furtherDe),
  withFurther(zh, furtherZh),
  withFurther(ar, furtherAr),
  withFurther(hi, furtherHi),
];

const find = onePerProcess("rules", () => compileRules(EVERY_RULE, kinds));

/** Every plain statement of danger in an unfolded text. A hit may only raise the concern. */
export const matchEveryRule = (text: string): readonly RuleHit[] => find()(text).hits;
