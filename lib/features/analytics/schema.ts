import { z } from "@/lib/shared/zod-messages";
import { DEFAULT_SPAN, LONGEST_SPAN } from "./constants";

const SPAN = `Please ask for 1 to ${LONGEST_SPAN} days`;

export const analyticsInput = z.object({
  days: z.coerce.number(SPAN).int(SPAN).min(1, SPAN).max(LONGEST_SPAN, SPAN).default(DEFAULT_SPAN),
});
export type AnalyticsInput = z.output<typeof analyticsInput>;
