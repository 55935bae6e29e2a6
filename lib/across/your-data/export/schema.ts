import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { FORMATS, ON_REQUEST } from "./constants";

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * GET /api/account/export. `timeZone` (IANA, "Europe/Berlin") is the one in which the readable file
 * tells its times; the JSON file has them in UTC always. `include=private-questions` adds the
 * answers to the private questions of couples work; `include=everything` adds these, and of an
 * adult the safety notes that speak of somebody near.
 */
export const exportInput = z.object({
  format: z.enum(FORMATS).default("json"),
  timeZone: z
    .string()
    .check(atMostUnits(60))
    .refine(isTimeZone, "timeZone must be a name such as Europe/Berlin")
    .default("UTC"),
  include: z.enum(ON_REQUEST).optional(),
});
export type ExportInput = z.output<typeof exportInput>;
