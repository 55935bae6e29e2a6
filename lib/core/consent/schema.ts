import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { CONSENT_DECISIONS } from "./constants";

/**
 * Accepts any text. A token that was never issued finds nothing, so a mistyped link gets the same
 * response as an unknown one.
 */
const token = z.string().check(atMostUnits(200));

export const consentLink = z.object({ token });
export const consentAnswer = z.object({ token, decision: z.enum(CONSENT_DECISIONS) });

export type ConsentLink = z.infer<typeof consentLink>;
export type ConsentAnswer = z.infer<typeof consentAnswer>;
