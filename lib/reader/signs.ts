import ar from "@/content/rules/ar.json";
import de from "@/content/rules/de.json";
import en from "@/content/rules/en.json";
import es from "@/content/rules/es.json";
import fr from "@/content/rules/fr.json";
import hi from "@/content/rules/hi.json";
import signs from "@/content/rules/signs.json";
import zh from "@/content/rules/zh.json";
import { compileRules, type Found } from "./rules";

/**
 * What people say that is no plain statement of danger, and no reader may miss. A loss and a question about heights, doses or
 * trains are ordinary apart; together, even some messages apart, they're a known way of asking for help without saying so
 * (safety.md, "Other tests"). No point in anything any more is the mildest thought the C-SSRS screener asks about; being afraid at
 * home is what WHO's LIVES listens for. Being left by a partner, or having no one, is a loss and no harm done by anybody.
 */
export type Sign = "loss" | "inquiry" | "pointless" | "fear" | "left";

const NO_DANGER = { kind: "none", severity: "none", except: [] } as const;
const KINDS = { loss: NO_DANGER, inquiry: NO_DANGER, pointless: NO_DANGER, fear: NO_DANGER, left: NO_DANGER };

let find: ((text: string) => Found) | undefined;

/** The signs in an unfolded text (content/rules/signs.json, in the notation of the rules). */
export function signsIn(text: string): ReadonlySet<Sign> {
  find ??= compileRules(
    [en, es, fr, de, zh, ar, hi].map((file) => ({
      ...file,
      exceptions: {},
      rules: signs[file.language as keyof typeof signs],
    })),
    KINDS,
  );
  return new Set(find(text).hits.map(({ id }) => id.split(".")[1] as Sign));
}
