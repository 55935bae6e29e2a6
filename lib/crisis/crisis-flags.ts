import type { Finding } from "@/lib/crisis/types";
import type { Concern } from "@/lib/reader/types";

type Seen = Pick<Finding, "crisis" | "kind">;

/** Flags on an answer, reporting the finding in the message it replies to. */
export interface CrisisFlags {
  readonly crisis_detected: boolean;
  readonly concern: Concern;
}

export const crisisFlags = ({
  crisis,
  concern,
}: Pick<Finding, "crisis" | "concern">): CrisisFlags => ({
  crisis_detected: crisis,
  concern,
});

/** The same flags, omitted entirely if nothing was found. */
export interface FoundFlags {
  readonly crisis_detected?: true;
  readonly concern?: Exclude<Concern, "none">;
}

export function foundFlags({ crisis, concern }: Pick<Finding, "crisis" | "concern">): FoundFlags {
  if (concern === "none") return {};
  return crisis ? { crisis_detected: true, concern } : { concern };
}

/**
 * Accompanies `crisis_detected`. It names only harm by another person, because that needs a
 * different hotline.
 */
export interface CrisisKindFlag {
  readonly crisis_kind?: "abuse";
}

/** Tells the dialog which hotline to lead with. */
export const crisisKindFlag = ({ crisis, kind }: Seen): CrisisKindFlag =>
  crisis && kind === "abuse" ? { crisis_kind: kind } : {};
