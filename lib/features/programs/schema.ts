import { AGE_GROUPS } from "@/lib/shared/audience";
import { z } from "@/lib/shared/zod-messages";
import { CHOSEN_STATUSES, COUNTED } from "./constants";

/** POST /api/user-programs (API-58). */
export const enrolInput = z.object({ programId: z.uuid("Program ID must be a valid UUID") });
export type EnrolInput = z.output<typeof enrolInput>;

/** PATCH /api/user-programs/{id}: pause, leave, go on. */
export const changeEnrolmentInput = z.object({
  id: z.uuid("Enrollment ID must be a valid UUID"),
  status: z.enum(CHOSEN_STATUSES),
});
export type ChangeEnrolmentInput = z.output<typeof changeEnrolmentInput>;

const moduleShape = z.object({
  key: z.string().min(1),
  title: z.string().min(1),
  read: z.string().min(1),
  todo: z.string().min(1),
  counts: z.enum(COUNTED),
  target: z.int().min(1),
});

/** `programs.requirements` as it comes back from the database; staff may have edited it. */
export const requirementsShape = z.object({
  ageGroups: z.array(z.enum(AGE_GROUPS)).min(1),
  sources: z.array(z.string()),
  modules: z.array(moduleShape).min(1),
});

export const countsShape = z.partialRecord(z.enum(COUNTED), z.int().min(0));
