import { GRAMMARS } from "./grammar/all";
import { partsToRead } from "./parts-to-read";
import { createReader, type Reader } from "./reading";
import type { Finding } from "./types";
import { judge } from "./verdict";

export type { Finding } from "./types";

let reader: Reader | undefined;

/**
 * Looks for a crisis in what a person wrote: suicide, self-harm, harm to others, abuse, psychosis with risk, a medical
 * emergency, an eating-disorder emergency, or somebody else at risk. Pure, synchronous, in linear time; it needs no
 * model and no language setting (CHAT-19, CRIS-16). When in doubt about suicide it says yes.
 */
export function detectCrisis(text: string): Finding {
  reader ??= createReader(GRAMMARS);
  return judge(reader.read(partsToRead(text)));
}
