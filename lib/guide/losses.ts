import losses from "@/content/guide/losses.json";
import ar from "@/content/rules/ar.json";
import de from "@/content/rules/de.json";
import en from "@/content/rules/en.json";
import es from "@/content/rules/es.json";
import fr from "@/content/rules/fr.json";
import hi from "@/content/rules/hi.json";
import zh from "@/content/rules/zh.json";
import { onePerProcess } from "@/lib/reader/one-per-process";
import { compileRules } from "@/lib/reader/rules";
import { unfold } from "@/lib/reader/unfold";

/** Deaths that the guide doesn't bring up unless the person told of one in so many words. */
export const LOSSES = ["child", "partner", "parent", "pregnancy", "pet"] as const;
export type Loss = (typeof LOSSES)[number];

const KIND = { kind: "none", severity: "none", except: [] } as const;
const KINDS = Object.fromEntries(LOSSES.map((loss) => [loss, KIND]));

const find = onePerProcess("losses", () =>
  compileRules(
    [en, es, fr, de, zh, ar, hi].map((file) => {
      const { kin, sets, rules } = losses[file.language as keyof typeof losses];
      // No gap jumps over another relative: "my daughter says that Grandma died".
      return { ...file, not: `${file.not} ${kin}`, exceptions: {}, sets, rules };
    }),
    KINDS,
  ),
);

/** The deaths told of in these messages (content/guide/losses.json, in the notation of the rules). */
export const lossesIn = (lines: readonly string[]): ReadonlySet<Loss> =>
  new Set(
    lines.flatMap((line) => find()(unfold(line)).hits.map(({ id }) => id.split(".")[1] as Loss)),
  );
