import { atMostUnits, optionalText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  COMPLETION_STATUSES,
  EASIEST_RATING,
  HARDEST_RATING,
  LOWEST_ENERGY,
  LOWEST_PAIN,
  MAX_ENERGY,
  MAX_LISTED,
  MAX_NOTE,
  MAX_PAIN,
  MAX_PERFORMANCES,
  MAX_SESSION,
} from "./constants";

/** A whole number in a range; both error messages name it. */
const whole = (what: string, lowest: number, highest: number) => {
  const message = `${what} must be a whole number from ${lowest} to ${highest}`;
  return z.int(message).min(lowest, message).max(highest, message);
};

const amount = (what: string) => whole(what, 0, 10_000).nullish();
const pain = (what: string) => whole(what, LOWEST_PAIN, MAX_PAIN).nullish();

const performance = z.object({
  exerciseId: z.uuid("Exercise ID must be a valid UUID"),
  setsCompleted: whole("Sets", 0, 100).default(0),
  repsCompleted: amount("Repetitions"),
  holdTimeCompleted: amount("Hold time"),
  formScore: whole("Form", 1, 10).nullish(),
  difficultyRating: whole("Difficulty", EASIEST_RATING, HARDEST_RATING).nullish(),
  completionStatus: z
    .enum(COMPLETION_STATUSES, `Status must be one of: ${COMPLETION_STATUSES.join(", ")}`)
    .default("completed"),
});

/** PHYS-10: a finished routine. Omitted counts are derived from the performances. */
export const recordSessionInput = z
  .object({
    routineId: z.uuid("Routine ID must be a valid UUID").nullish(),
    duration: whole("Duration", 0, MAX_SESSION),
    completedExercises: whole("Completed exercises", 0, MAX_PERFORMANCES).optional(),
    totalExercises: whole("Exercises", 0, MAX_PERFORMANCES).optional(),
    painBefore: pain("Pain before"),
    painAfter: pain("Pain after"),
    energyLevel: whole("Energy", LOWEST_ENERGY, MAX_ENERGY).nullish(),
    notes: optionalText(MAX_NOTE, "Notes are too long"),
    stopSigns: z
      .array(z.string().check(atMostUnits(60)))
      .max(20, "Too many signs")
      .default([]),
    performances: z.array(performance).max(MAX_PERFORMANCES, "Too many exercises").default([]),
    /** When it ended, if it waited for a network; else the time of arrival. */
    recordedAt: z.iso.datetime("recordedAt must be an ISO 8601 time in UTC").optional(),
  })
  .transform(({ completedExercises, totalExercises, ...session }) => {
    const done = session.performances.filter(
      ({ completionStatus }) => completionStatus === "completed",
    ).length;
    const completed = completedExercises ?? done;
    return {
      ...session,
      completedExercises: completed,
      totalExercises: totalExercises ?? Math.max(completed, session.performances.length),
    };
  })
  .refine(({ completedExercises, totalExercises }) => completedExercises <= totalExercises, {
    path: ["completedExercises"],
    message: "There are more completed exercises than exercises",
  });
export type RecordSessionInput = z.output<typeof recordSessionInput>;

/** API-32. `cursor` is the id of the last session the caller already has. */
export const listPtSessionsInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z.uuid().optional(),
});
export type ListPtSessionsInput = z.output<typeof listPtSessionsInput>;
