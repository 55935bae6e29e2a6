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
 * GET /api/account/export. `timeZone` (IANA, "Europe/Berlin") applies to the times in the readable
 * file; the JSON file is always in UTC. `include=private-questions` adds the answers to the private
 * questions of couples work. `include=everything` adds those and, for adults, the safety notes that
 * involve someone close.
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
