import { atLeastUnits, atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { MAX_PIN, MIN_PIN } from "./constants";

const PIN_LENGTH = `The PIN has ${MIN_PIN} to ${MAX_PIN} characters`;

/** VALD-23. Anything malformed is a bad request and doesn't count as a try (contract 6). */
export const authenticateInput = z.object({
  pin: z.string().check(atLeastUnits(MIN_PIN, PIN_LENGTH), atMostUnits(MAX_PIN, PIN_LENGTH)),
});
export type AuthenticateInput = z.output<typeof authenticateInput>;
