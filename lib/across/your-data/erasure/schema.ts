import { z } from "@/lib/shared/zod-messages";
import { MAX_DELAY_DAYS } from "./constants";

const DAYS = /^P(\d{1,2})D$/;
const MESSAGE = `Give the days as an ISO 8601 duration from P1D to P${MAX_DELAY_DAYS}D`;

/** "P7D" of ISO 8601, as the number of its days. */
const days = z.string().transform((text, check): number => {
  const count = Number(DAYS.exec(text)?.[1] ?? 0);
  if (count >= 1 && count <= MAX_DELAY_DAYS) return count;
  check.addIssue({ code: "custom", message: MESSAGE });
  return z.NEVER;
});

/** DELETE /api/account (contract 6): at once, or put off by so many days. */
export const leaveInput = z.object({ after: days.optional() });
export type LeaveInput = z.infer<typeof leaveInput>;

/**
 * What becomes of the account; `eraseAfter` is when the erasure is due, where it did not happen at
 * once.
 */
export const leftView = z.discriminatedUnion("status", [
  z.object({ status: z.literal("erased") }),
  z.object({ status: z.literal("scheduled"), eraseAfter: z.iso.datetime() }),
]);
export type LeftView = z.infer<typeof leftView>;

/** PATCH /api/account: an erasure that was put off can only be called off, not moved. */
export const keepInput = z.object({ eraseAfter: z.null() });
