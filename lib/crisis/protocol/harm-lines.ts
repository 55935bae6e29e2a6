import type { Scene } from "./scene";
import type { Part } from "./speak";

type Told = Pick<Scene, "heard" | "finding" | "used"> & { readonly kind: string };

/** True if this message mentions a grip on the throat. */
const isThroat = ({ heard, kind }: Told): boolean => kind === "abuse" && heard.harm.has("throat");

/**
 * The immediate response to harm by others, each part said once: a doctor after a grip on the
 * throat, the hotline for sexual violence.
 */
export function harmLine(told: Told): Part | null {
  if (isThroat(told) && !told.used.includes(THROAT)) return { id: THROAT };
  return told.kind === "abuse" && told.heard.harm.has("sexual") && !told.used.includes(ASSAULT)
    ? { id: ASSAULT }
    : null;
}

/**
 * The hotlines in the first answer to harm by others, in place of 988. After a grip on the throat
 * there are none: the doctor and the emergency number are enough for one answer, and the agenda
 * names the line soon after (`abuse.6`).
 */
export function harmLines(told: Told, child: boolean): Part | null {
  const urgent = harmLine(told);
  if (urgent && (urgent.id === THROAT || !child)) return urgent;
  return told.used.includes(ABUSE_LINES) || told.used.includes("abuse.6")
    ? null
    : { id: ABUSE_LINES };
}

export const ABUSE_LINES = "moments.abuseLines";
const ASSAULT = "moments.assaultLine";
const THROAT = "moments.throat";
