import { z } from "@/lib/shared/zod-messages";
import { MONTHS, type Months, RETENTION_KINDS, type RetentionKind } from "./constants";

/** PUT /api/account/retention. With `months` null, data stays until the person deletes it. */
export const chooseRetentionInput = z.object({
  kind: z.enum(RETENTION_KINDS),
  months: z.literal(MONTHS, `Choose ${MONTHS.join(", ")} months or null`).nullable(),
});
export type ChooseRetentionInput = z.output<typeof chooseRetentionInput>;

/** A person's choice for one kind of data, and how much each choice would delete. */
export interface RetentionRule {
  readonly kind: RetentionKind;
  /** Null means until the person deletes it. */
  readonly months: Months | null;
  /** When it takes effect, in ISO 8601. Null without a choice. */
  readonly effectiveFrom: string | null;
  /** When a choice made now would take effect, in ISO 8601. */
  readonly wouldCountFrom: string;
  /** For each choice in months, how many items will be older than that by then. */
  readonly older: Readonly<Record<Months, number>>;
}
