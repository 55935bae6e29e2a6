import { z } from "@/lib/shared/zod-messages";
import { PAPERS } from "./constants";

const id = z.uuid("Certificate ID must be a valid UUID");

export const certificateInput = z.object({ id });
export type CertificateInput = z.output<typeof certificateInput>;

export const printInput = z.object({ id, paper: z.enum(PAPERS).default("a4") });
export type PrintInput = z.output<typeof printInput>;

export const showNameInput = z.object({
  id,
  nameShown: z.boolean("nameShown must be true or false"),
});
export type ShowNameInput = z.output<typeof showNameInput>;

/**
 * Accepts anything in the URL: a value that isn't a hash gets the same response as an unknown hash.
 */
export const verifyInput = z.object({ hash: z.string() });
export type VerifyInput = z.output<typeof verifyInput>;
