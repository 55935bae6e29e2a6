import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { Finding } from "./types";

interface Hearer {
  readonly audience: Audience;
  readonly language: SpokenLanguage;
  readonly turn: number;
}

/** First form, replaced by the authored templates. */
export function crisisReply(_finding: Pick<Finding, "kind" | "severity">, _to: Hearer): string {
  return "I am glad you told me. Are you thinking of ending your life? You can call or text 988 right now, day and night.";
}
