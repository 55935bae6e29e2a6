import type { RefusalKind } from "@/lib/ports/social";
import codes from "./refusal-codes.json";

type Api = keyof typeof codes;
type Listed = "expired" | "away" | "refused";
const IN_TURN: readonly Listed[] = ["expired", "away", "refused"];

/**
 * What a platform's own code means by its documentation (refusal-codes.json). The first code that is listed counts, so give
 * the most special one first; null for codes that nobody has described yet, which the status then decides.
 */
export function kindOfCode(api: Api, given: readonly (string | number | undefined)[]): RefusalKind | null {
  for (const code of given) {
    const kind = IN_TURN.find((one) => (codes[api][one] as readonly (string | number | undefined)[]).includes(code));
    if (kind) return kind;
  }
  return null;
}
