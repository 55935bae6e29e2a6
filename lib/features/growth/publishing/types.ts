import type { Platform } from "@/lib/shared/platforms";
import type { WhyNotReason } from "./constants";

/** What kept the posts of one platform in. A platform that lacks two things stands twice. */
export interface WhyNot {
  readonly platform: Platform;
  readonly reason: WhyNotReason;
}

/**
 * What became of a try: `later` waits for another one, `busy` is out already or in another worker's
 * hands.
 */
export type Outcome = "posted" | "later" | "failed" | "busy";
