import { HEARD_BY_VOTER } from "./constants";
import { GRAMMARS } from "./grammar/all";
import { onePerProcess } from "./one-per-process";
import { partsToRead } from "./parts-to-read";
import { createReader, type Reader } from "./reading";
import type { Finding } from "./types";
import { judge } from "./verdict";
import { asTold } from "./voter/as-told";
import { isHousehold } from "./voter/household";
import { vote } from "./voter/vote";

export type { Finding } from "./types";

const readerOfAll = onePerProcess<Reader>("detector", () => createReader(GRAMMARS));

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or somebody else at risk. Pure, synchronous, in linear time; it needs no
 * model and no language setting (CHAT-19, CRIS-16). When in doubt about suicide it says yes. The grammar reads first; where it
 * finds nothing, a second voter learned from labelled texts (./voter) may still raise a finding.
 *
 * @param options.margin how much surer than usual the second voter has to be
 */
export function detectCrisis(text: string, { margin = 0 }: { readonly margin?: number } = {}): Finding {
  const reading = readerOfAll().read(partsToRead(text));
  const finding = judge(reading);
  if (finding.crisis) return finding;
  const heard = vote(reading, finding, margin);
  // An apology beside a promise sounds like a goodbye to it; of the dishes it is none.
  if (!heard || isHousehold(text)) return finding;
  const { kind, severity, mayBeAbuse } = asTold(heard, reading);
  const evidence = mayBeAbuse ? [HEARD_BY_VOTER, "sign.home"] : [HEARD_BY_VOTER];
  return { crisis: true, kind, severity, evidence, spans: [] };
}
