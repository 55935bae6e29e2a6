import { z } from "@/lib/shared/zod-messages";

/** Nothing leaves once somebody has acknowledged this incident. */
const unlessAcknowledged = z.string().optional();

/** No further try once this incident was acknowledged; the first one leaves in any case. */
const untilAcknowledged = z.string().optional();

/**
 * A mail that has to leave. `clinicians` and `admins` are resolved to addresses when it is sent, so
 * that a corrected setting also reaches what is still waiting.
 */
export const outboxMail = z.object({
  to: z.union([
    z.object({ clinicians: z.literal(true) }),
    z.object({ admins: z.literal(true) }),
    z.object({ address: z.string() }),
  ]),
  subject: z.string(),
  text: z.string(),
  unlessAcknowledged,
  untilAcknowledged,
  /** Given up after so many tries; absent, never. */
  mostTries: z.int().min(1).optional(),
  /** Whom it has reached: a further try leaves them alone. */
  reached: z.array(z.string()).optional(),
});
export type OutboxMail = z.infer<typeof outboxMail>;

/** An event for the operator's webhook. */
export const outboxEvent = z.object({
  event: z.record(z.string(), z.string()),
  unlessAcknowledged,
});
export type OutboxEvent = z.infer<typeof outboxEvent>;

export const outboxPayload = z.union([outboxMail, outboxEvent]);
export type OutboxPayload = z.infer<typeof outboxPayload>;
