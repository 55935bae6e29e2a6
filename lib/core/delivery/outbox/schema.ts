import { z } from "@/lib/shared/zod-messages";

/** Don't send at all once this incident is acknowledged. */
const unlessAcknowledged = z.string().optional();

/** Don't retry once this incident is acknowledged. The first attempt always happens. */
const untilAcknowledged = z.string().optional();

/**
 * A mail to send. `clinicians` and `admins` are resolved to addresses at sending time, so a
 * corrected setting also reaches queued mails.
 */
const outboxMail = z.object({
  to: z.union([
    z.object({ clinicians: z.literal(true) }),
    z.object({ admins: z.literal(true) }),
    z.object({ address: z.string() }),
  ]),
  subject: z.string(),
  text: z.string(),
  unlessAcknowledged,
  untilAcknowledged,
  /** Maximum attempts. Unlimited if absent. */
  mostTries: z.int().min(1).optional(),
  /** Recipients already reached; a retry skips them. */
  reached: z.array(z.string()).optional(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** An event for the operator's webhook. */
const outboxEvent = z.object({
  event: z.record(z.string(), z.string()),
  unlessAcknowledged,
});
export type OutboxEvent = z.infer<typeof outboxEvent>;

export const outboxPayload = z.union([outboxMail, outboxEvent]);
export type OutboxPayload = z.infer<typeof outboxPayload>;
