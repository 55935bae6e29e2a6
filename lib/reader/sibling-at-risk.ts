import siblings from "@/content/rules/sibling-at-risk.json";
import { onePerProcess } from "./one-per-process";
import { RULE_FILES, spellingsOf } from "./rules";
import { compileWhole } from "./whole-sentences";

const either = (written: readonly string[]): string => written.join("|");

const sentences = onePerProcess("sibling-at-risk", () =>
  compileWhole(
    RULE_FILES.map(({ language, fillers }) => {
      const { sets, tells, adds, joins } = siblings[language as keyof typeof siblings];
      const more = `((${joins})? {ADDS})? ((${joins})? {ADDS})?`;
      return {
        fillers,
        sets: { ...sets, TELLS: either(tells), ADDS: either(adds) },
        phrases: {
          tells: `({ADDS} (${joins})?)? {TELLS} ${more}`,
          adds: `(${joins})? {ADDS} ${more}`,
        },
      };
    }),
    spellingsOf(RULE_FILES),
  ),
);

/**
 * True if an unfolded text tells that a brother or sister is suicidal, and nothing else: who asks
 * only what to do says nothing of what a home does (content/rules/sibling-at-risk.json). One more
 * word makes it false.
 */
export function tellsOnlyOfSibling(text: string): boolean {
  const found = sentences()(text);
  return found.includes("tells") && !found.includes(null);
}
