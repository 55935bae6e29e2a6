import { z } from "@/lib/shared/zod-messages";

/**
 * A mail that has to leave. `clinicians` is resolved to addresses when it is sent, so that a corrected setting also
 * reaches what is still waiting.
 */
export const outboxMail = z.object({
  to: z.union([z.object({ clinicians: z.literal(true) }), z.object({ address: z.string() })]),
  subject: z.string(),
  text: z.string(),
});

export type OutboxMail = z.infer<typeof outboxMail>;
