import type { Place } from "@/lib/reader/types";
import { HEARD_BY_VOTER } from "./constants";
import { GRAMMARS } from "./grammar/all";
import { onePerProcess } from "./one-per-process";
import { partsToRead } from "./parts-to-read";
import { createReader, type Reader } from "./reading";
import type { Finding } from "./types";
import { judge } from "./verdict";
import { asTold } from "./voter/as-told";
import { isHousehold } from "./voter/household";
import { MARGIN_TOGETHER } from "./voter/threshold";
import { vote } from "./voter/vote";

export type { Finding } from "./types";

const readerOfAll = onePerProcess<Reader>("detector", () => createReader(GRAMMARS));

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or somebody else at risk (CHAT-19, CRIS-16). When in doubt about suicide it says yes.
 * Reading takes time: call it before a transaction opens, never within one.
 */
export const detectCrisis = async (text: string, _place: Place = {}): Promise<Finding> => read(text, 0);

/** The same for several messages of one person read as one text, where more is needed to be sure. */
export const detectTogether = async (texts: readonly string[], _place: Place = {}): Promise<Finding> =>
  read(texts.map((text) => text.slice(-MAX_PART)).join(".\n"), MARGIN_TOGETHER);

/** The end of each message: what was said last before the next one. UTF-16 units. */
const MAX_PART = 1_000;

/**
 * The grammar reads first; where it finds nothing, a second voter learned from labelled texts (./voter) may still raise a finding.
 *
 * @param margin how much surer than usual the second voter has to be
 */
function read(text: string, margin: number): Finding {
  const reading = readerOfAll().read(partsToRead(text));
  const finding = judge(reading);
  if (finding.crisis) return finding;
  const heard = vote(reading, finding, margin);
  // An apology beside a promise sounds like a goodbye to it; of the dishes it is none.
  if (!heard || isHousehold(text)) return finding;
  const { kind, severity, mayBeAbuse } = asTold(heard, reading);
  const evidence = mayBeAbuse ? [HEARD_BY_VOTER, "sign.home"] : [HEARD_BY_VOTER];
  return { crisis: true, concern: "clear", kind, severity, evidence, spans: [] };
}
