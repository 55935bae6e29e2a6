import { z } from "@/lib/shared/zod-messages";
import { CHECK_ITEMS, MAX_ANSWER_COUNT, MAX_CHECKS_LISTED } from "./constants";

/** One number per item, in the order of the items. */
export const checkAnswers = z
  .array(z.int().min(0).max(MAX_ANSWER_COUNT))
  .length(CHECK_ITEMS.length);

export const recordCheckInput = z.object({ answers: checkAnswers });
export type RecordCheckInput = z.output<typeof recordCheckInput>;

export const listChecksInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_CHECKS_LISTED).default(MAX_CHECKS_LISTED),
});

export const removeCheckInput = z.object({ id: z.uuid("Check ID must be a valid UUID") });

export interface TraumaCheck {
  readonly id: string;
  /** In the order of `CHECK_ITEMS`, 0 to 4. */
  readonly answers: readonly number[];
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}
