import { writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  type AssessmentType,
  CHECKS,
  LOWEST_PAIN,
  MAX_LISTED,
  MAX_NAME_LENGTH,
  MAX_PAIN,
  MAX_SCORE,
  MAX_SCORES,
  PHYSICAL_ASSESSMENT_TYPES,
  SCORES,
} from "./constants";

const MAX_WORDS_LENGTH = 500;

const name = z.string().trim().min(1).pipe(writtenText(MAX_NAME_LENGTH, "That name is too long"));
const scoresOf = (score: z.ZodType<number>) =>
  z
    .record(name, score)
    .refine((scores) => Object.keys(scores).length <= MAX_SCORES, "Too many scores")
    .optional();

const PAIN = `Pain must be a whole number from ${LOWEST_PAIN} to ${MAX_PAIN}`;
const painLevels = scoresOf(z.int(PAIN).min(LOWEST_PAIN, PAIN).max(MAX_PAIN, PAIN));
const scores = scoresOf(
  z.number().min(0, "A score can't be below 0").max(MAX_SCORE, "This score is too high"),
);

const words = z.string().trim().min(1).pipe(writtenText(MAX_WORDS_LENGTH, "That's too long"));
/** One string or a list. */
const wordList = z
  .preprocess(
    (value) => (typeof value === "string" ? [value].filter((text) => text.trim() !== "") : value),
    z.array(words).max(20, "Too many"),
  )
  .default([]);

const shape = z.object({
  assessmentType: z.enum(
    PHYSICAL_ASSESSMENT_TYPES,
    `Assessment type must be one of: ${PHYSICAL_ASSESSMENT_TYPES.join(", ")}`,
  ),
  painLevels,
  mobilityScores: scores,
  strengthScores: scores,
  functionalScores: scores,
  goals: wordList,
  limitations: wordList,
});

const checksOf = (type: AssessmentType) => (type === "pain" ? [] : CHECKS[type]);

/** PHYS-11: the type's scores are required, and a known test's must be within its range. */
export const recordAssessmentInput = shape.superRefine((input, context) => {
  const field = SCORES[input.assessmentType];
  const given = Object.entries(input[field] ?? {});
  if (given.length === 0) context.addIssue({ code: "custom", path: [field], message: "Required" });
  for (const { id, lowest, highest } of checksOf(input.assessmentType)) {
    const score = input[field]?.[id];
    if (score !== undefined && (score < lowest || score > highest)) {
      context.addIssue({
        code: "custom",
        path: [field, id],
        message: `Must be from ${lowest} to ${highest}`,
      });
    }
  }
});
export type RecordAssessmentInput = z.output<typeof recordAssessmentInput>;

export const listAssessmentsInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z.uuid().optional(),
});
export type ListAssessmentsInput = z.output<typeof listAssessmentsInput>;
