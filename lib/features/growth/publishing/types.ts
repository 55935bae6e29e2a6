import type { Platform } from "@/lib/shared/platforms";
import type { WhyNotReason } from "./constants";

/** Why a platform published nothing. A platform with two reasons is listed twice. */
export interface WhyNot {
  readonly platform: Platform;
  readonly reason: WhyNotReason;
}

/**
 * The outcome of a try: `later` waits for a retry, `busy` is already posted or held by another
 * worker.
 */
export type Outcome = "posted" | "later" | "failed" | "busy";
