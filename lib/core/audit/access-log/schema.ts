import { z } from "@/lib/shared/zod-messages";
import { type Deed, type Doer, MAX_LISTED } from "./constants";

/** `cursor` is the seq of the last row the caller already has. */
export const listAccessInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, "The cursor must be a number")
    .optional(),
});
export type ListAccessInput = z.output<typeof listAccessInput>;

/** One entry in the log of who accessed or changed the caller's data. */
export interface AccessLine {
  /**
   * Ascending, and a string because it can exceed JavaScript's safe integer range. It's also the
   * cursor for the next page.
   */
  readonly seq: string;
  readonly doer: Doer;
  readonly deed: Deed;
  /** ISO 8601. */
  readonly at: string;
}
