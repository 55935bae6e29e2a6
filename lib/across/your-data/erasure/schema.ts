import { z } from "@/lib/shared/zod-messages";
import { MAX_DELAY_DAYS } from "./constants";

const DAYS = /^P(\d{1,2})D$/;
const MESSAGE = `Give the days as an ISO 8601 duration from P1D to P${MAX_DELAY_DAYS}D`;

/** An ISO 8601 duration such as "P7D", converted to days. */
const days = z.string().transform((text, check): number => {
  const count = Number(DAYS.exec(text)?.[1] ?? 0);
  if (count >= 1 && count <= MAX_DELAY_DAYS) return count;
  check.addIssue({ code: "custom", message: MESSAGE });
  return z.NEVER;
});

/** DELETE /api/account (contract 6): at once, or after a number of days. */
export const leaveInput = z.object({ after: days.optional() });
export type LeaveInput = z.infer<typeof leaveInput>;

/**
 * The outcome for the account. `eraseAfter` is the due date, unless the account was erased at once.
 */
const leftView = z.discriminatedUnion("status", [
  z.object({ status: z.literal("erased") }),
  z.object({ status: z.literal("scheduled"), eraseAfter: z.iso.datetime() }),
]);
export type LeftView = z.infer<typeof leftView>;

/** PATCH /api/account: a scheduled erasure can only be cancelled, not moved. */
export const keepInput = z.object({ eraseAfter: z.null() });
