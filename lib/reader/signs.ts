import signs from "@/content/rules/signs.json";
import { onePerProcess } from "./one-per-process";
import { compileRules, RULE_FILES } from "./rules";

/**
 * Things people say that aren't plain statements of danger but that no reader may miss. A loss and
 * a question about heights, doses or trains are ordinary apart; together, even some messages apart,
 * they're a known way of asking for help without saying so. Seeing no
 * point in anything anymore is the mildest thought that the C-SSRS screener asks about; being
 * afraid at home is what WHO's LIVES listens for. Being left by a partner, or having no one, is a
 * loss, not harm done by someone; naming a family member is enough to keep a guardian from being
 * told. Being worried that someone may hurt themselves isn't being threatened. People whose work is
 * with others at risk mention a death there as anyone mentions their day, and they grieve.
 */
export type Sign =
  | "loss"
  | "inquiry"
  | "pointless"
  | "fear"
  | "left"
  | "home"
  | "theirs"
  | "atWork"
  | "died"
  | "living";

const NO_DANGER = { kind: "none", severity: "none", except: [] } as const;
const EXCUSED = { ...NO_DANGER, except: ["ordinary"] } as const;
const KINDS = {
  loss: EXCUSED,
  inquiry: EXCUSED,
  pointless: EXCUSED,
  fear: EXCUSED,
  left: NO_DANGER,
  home: NO_DANGER,
  theirs: NO_DANGER,
  atWork: NO_DANGER,
  died: NO_DANGER,
  living: NO_DANGER,
};

const find = onePerProcess("signs", () =>
  compileRules(
    RULE_FILES.map((file) => {
      const { ordinary, ...rules } = signs[file.language as keyof typeof signs];
      return { ...file, exceptions: { always: file.exceptions.always ?? [], ordinary }, rules };
    }),
    KINDS,
  ),
);

/**
 * The signs in an unfolded text (content/rules/signs.json, in the notation of the rules; `ordinary`
 * excuses those of danger).
 */
export const signsIn = (text: string): ReadonlySet<Sign> =>
  new Set(find()(text).hits.map(({ id }) => id.split(".")[1] as Sign));
