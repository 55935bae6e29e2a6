import type { Finding } from "./types";

type Seen = Pick<Finding, "crisis" | "kind">;

/** Beside `crisis_detected`: only harm by another person is named, because help for it is another line. */
export interface CrisisKindFlag {
  readonly crisis_kind?: "abuse";
}

/** What an answer says of the kind, so that the dialog leads with the line that fits. */
export const crisisKindFlag = ({ crisis, kind }: Seen): CrisisKindFlag =>
  crisis && kind === "abuse" ? { crisis_kind: kind } : {};
