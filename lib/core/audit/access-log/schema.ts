import { z } from "@/lib/shared/zod-messages";
import { MAX_LISTED } from "./constants";

/** `cursor` is the seq of the last row the caller already has. */
export const listAccessInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, "The cursor is a number")
    .optional(),
});
export type ListAccessInput = z.output<typeof listAccessInput>;
