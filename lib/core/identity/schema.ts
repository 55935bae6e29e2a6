import { MAXIMUM_AGE, MINIMUM_AGE } from "@/lib/shared/audience";
import { LANGUAGES } from "@/lib/shared/languages";
import { atMostUnits, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  CULTURAL_BACKGROUNDS,
  EMAIL_LENGTH,
  GOALS_LENGTH,
  MAX_APPROACHES,
  RELIGIONS,
} from "./constants";

const AGE_RANGE = `Age must be between ${MINIMUM_AGE} and ${MAXIMUM_AGE}`;
export const DISCLAIMER_NEEDED = "You must acknowledge the medical disclaimer";

/** Absent leaves the value as it is. Null and an empty string clear it. */
const clearable = <S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? null : value),
    schema.nullish(),
  );

export const age = z
  .number()
  .int("Age must be a whole number")
  .min(MINIMUM_AGE, AGE_RANGE)
  .max(MAXIMUM_AGE, AGE_RANGE);

export const parentEmail = z
  .string()
  .trim()
  .toLowerCase()
  .check(atMostUnits(EMAIL_LENGTH, "This e-mail address is too long"))
  .pipe(z.email("Please enter a valid e-mail address"));

export const therapyGoals = writtenText(
  GOALS_LENGTH,
  `Please keep your goals under ${GOALS_LENGTH} characters`,
);

/**
 * Lists the allowed fields explicitly. Anything else in the body is dropped, including ageGroup and
 * isChildAccount (API-17, ONBD-19).
 */
export const profileInput = z.object({
  age: age.optional(),
  language: z.enum(LANGUAGES).optional(),
  parentEmail: clearable(parentEmail),
  culturalBackground: clearable(z.enum(CULTURAL_BACKGROUNDS)),
  religion: clearable(z.enum(RELIGIONS)),
  therapyGoals: clearable(therapyGoals),
  preferredTherapyTypes: z.array(z.uuid("Unknown approach")).max(MAX_APPROACHES).optional(),
  voicePreference: z.boolean().nullish(),
  acceptMedicalDisclaimer: z.literal(true, DISCLAIMER_NEEDED).optional(),
});

export type ProfileInput = z.output<typeof profileInput>;
