import { optionalText, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  DEFAULT_SCORE,
  LOWEST_SCORE,
  MAX_LISTED,
  MAX_NOTE,
  MAX_SCORE,
  MAX_TRIGGER,
  MAX_TRIGGERS,
  MOODS,
} from "./constants";

/** API-22, VALD-06, VALD-07, MOOD-12. */
export const recordMoodInput = z.object({
  mood: z.enum(MOODS),
  moodScore: z.int().min(LOWEST_SCORE).max(MAX_SCORE).default(DEFAULT_SCORE),
  notes: optionalText(MAX_NOTE, "Notes are too long"),
  triggers: z
    .array(z.string().trim().min(1).pipe(writtenText(MAX_TRIGGER, "A trigger is too long")))
    .max(MAX_TRIGGERS, "Too many triggers")
    .default([]),
  /** When it was felt, for an entry made offline (decision 0027); otherwise the time it arrives. */
  recordedAt: z.iso.datetime("recordedAt must be an ISO 8601 time in UTC").optional(),
});
export type RecordMoodInput = z.output<typeof recordMoodInput>;

/** `cursor` is the id of the last entry the caller already has. */
export const listMoodInput = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LISTED).default(MAX_LISTED),
  cursor: z.uuid().optional(),
});
export type ListMoodInput = z.output<typeof listMoodInput>;

export const removeMoodInput = z.object({ id: z.uuid("Mood entry ID must be a valid UUID") });
export type RemoveMoodInput = z.output<typeof removeMoodInput>;
