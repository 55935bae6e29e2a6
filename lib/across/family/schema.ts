import { ADULT_AGE, CONSENT_AGE } from "@/lib/shared/audience";
import { atMostUnits } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import { ERASURE_DAYS } from "./constants";

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: zone }));
  } catch {
    return false;
  }
}

/** GET /api/family?zone=Europe/Berlin: the reader's time zone, which decides where days begin. */
export const familyInput = z.object({
  zone: z.string().check(atMostUnits(64)).refine(isTimeZone, "Unknown time zone").default("UTC"),
});
export type FamilyInput = z.output<typeof familyInput>;

export const childInput = z.object({ id: z.uuid() });
export type ChildInput = z.output<typeof childInput>;

/** POST …/birthday: the age threshold that the child has reached. */
export const birthdayInput = z.object({
  id: z.uuid(),
  turned: z.union([z.literal(CONSENT_AGE), z.literal(ADULT_AGE)]),
});
export type BirthdayInput = z.output<typeof birthdayInput>;

export const shareMoodInput = z.object({ id: z.uuid(), shared: z.boolean() });
export type ShareMoodInput = z.output<typeof shareMoodInput>;

const DAYS = /^P(\d{1,2})D$/;
const MAX_DAYS = 30;

/** PUT …/erasure: delayed by at least a week, which is also the default. */
export const eraseChildInput = z.object({
  id: z.uuid(),
  after: z
    .string()
    .transform((text) => Number(DAYS.exec(text)?.[1] ?? 0))
    .refine(
      (days) => days >= ERASURE_DAYS && days <= MAX_DAYS,
      `Give the days as an ISO 8601 duration from P${ERASURE_DAYS}D to P${MAX_DAYS}D`,
    )
    .default(ERASURE_DAYS),
});
export type EraseChildInput = z.output<typeof eraseChildInput>;
