import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { MAX_ACTION, MAX_LISTED, MAX_WHO } from "./constants";

/** An empty form field means no filter. */
const text = (longest: number) =>
  z
    .string()
    .trim()
    .pipe(writtenText(longest, "This is too long to search for"))
    .optional()
    .transform((value) => value || undefined);

const moment = z.preprocess(
  (value) => (value === "" ? undefined : value),
  z.iso.datetime({ offset: true, message: "Enter a time in ISO 8601 format" }).optional(),
);

const seq = z.string().regex(/^\d{1,18}$/, "The row number must be a number");

/**
 * Where a check resumes: the last valid row and its link, as returned by the previous check. Omit
 * both to start at the beginning.
 */
export const verifyChainInput = z
  .object({
    after: seq.optional(),
    link: z
      .string()
      .regex(/^[\da-f]{64}$/, "A link must be 64 hexadecimal digits")
      .optional(),
  })
  .refine(({ after, link }) => (after === undefined) === (link === undefined), {
    path: ["link"],
    message: "A row and its link must be sent together",
  });
export type VerifyChainInput = z.output<typeof verifyChainInput>;

/**
 * `actor` and `subject` are an id, an e-mail address, or `job:` plus a name. `action` matches by
 * prefix. `cursor` is the seq of the last row seen.
 */
export const listAuditInput = z.object({
  actor: text(MAX_WHO),
  subject: text(MAX_WHO),
  action: text(MAX_ACTION),
  from: moment,
  to: moment,
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z
    .string()
    .regex(/^\d{1,18}$/, "The cursor must be a number")
    .optional(),
});
export type ListAuditInput = z.output<typeof listAuditInput>;
