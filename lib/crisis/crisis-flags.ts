import type { Finding } from "@/lib/crisis/types";
import type { Concern } from "@/lib/reader/types";

type Seen = Pick<Finding, "crisis" | "kind">;

/** What an answer says of what was found in the words it answers. */
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

/**
 * The same where an answer says nothing of calm words: the flags stand only where something was
 * found.
 */
export interface FoundFlags {
  readonly crisis_detected?: true;
  readonly concern?: Exclude<Concern, "none">;
}

export function foundFlags({ crisis, concern }: Pick<Finding, "crisis" | "concern">): FoundFlags {
  if (concern === "none") return {};
  return crisis ? { crisis_detected: true, concern } : { concern };
}

/**
 * Beside `crisis_detected`: only harm by another person is named, because help for it is another
 * line.
 */
export interface CrisisKindFlag {
  readonly crisis_kind?: "abuse";
}

/** What an answer says of the kind, so that the dialog leads with the line that fits. */
export const crisisKindFlag = ({ crisis, kind }: Seen): CrisisKindFlag =>
  crisis && kind === "abuse" ? { crisis_kind: kind } : {};
