import { atLeastUnits, optionalText, writtenText } from "@/lib/shared/written-text";
import { z } from "@/lib/shared/zod-messages";
import {
  DEEDS,
  FILTERS,
  FIRST_YEAR,
  INCIDENTS_PER_PAGE,
  MAX_NOTE,
  MAX_REASON,
  MAX_STRIKE_REASON,
  MESSAGES_PER_PAGE,
  MIN_REASON,
  OUTCOMES,
} from "./constants";

const note = optionalText(MAX_NOTE, "The note is too long");
const id = z.uuid();

/**
 * PATCH of an incident (contract 6): its four fixed actions, plus assigning, adding a note on its
 * own, and striking an entry.
 */
export const updateIncidentInput = z.discriminatedUnion("action", [
  z.object({ id, action: z.enum(["acknowledge", "reopen"]), note }),
  z.object({ id, action: z.literal("act"), note, template: z.enum(DEEDS).optional() }),
  z.object({ id, action: z.literal("resolve"), note, template: z.enum(OUTCOMES).optional() }),
  z.object({ id, action: z.literal("assign"), note, assignee: z.uuid().nullable() }),
  z.object({
    id,
    action: z.literal("note"),
    note: z
      .string()
      .trim()
      .min(1, "Write a few words")
      .pipe(writtenText(MAX_NOTE, "The note is too long")),
  }),
  z.object({
    id,
    action: z.literal("strike"),
    entry: z.uuid(),
    note: z
      .string()
      .trim()
      .min(1, "Say why")
      .pipe(writtenText(MAX_STRIKE_REASON, "The reason is too long")),
  }),
]);
export type UpdateIncidentInput = z.output<typeof updateIncidentInput>;
export type StrikeEntryInput = Extract<UpdateIncidentInput, { action: "strike" }>;
export type ChangeInput = Exclude<UpdateIncidentInput, StrikeEntryInput>;

const limitOf = (most: number) => z.coerce.number().int().min(1).max(most).default(most);

export const listIncidentsInput = z.object({
  filter: z.enum(FILTERS).default("open"),
  limit: limitOf(INCIDENTS_PER_PAGE),
  cursor: z.uuid().optional(),
});
export type ListIncidentsInput = z.output<typeof listIncidentsInput>;

export const incidentInput = z.object({ id });
export type IncidentInput = z.output<typeof incidentInput>;

export const breakGlassInput = z.object({
  id,
  reason: z
    .string()
    .trim()
    .check(atLeastUnits(MIN_REASON, "Say in a sentence why the conversation has to be read"))
    .pipe(writtenText(MAX_REASON, "The reason is too long")),
});
export type BreakGlassInput = z.output<typeof breakGlassInput>;

export const readConversationInput = z.object({
  id,
  limit: limitOf(MESSAGES_PER_PAGE),
  cursor: z.uuid().optional(),
});
export type ReadConversationInput = z.output<typeof readConversationInput>;

export const crisisReportInput = z.object({
  year: z.coerce.number().int().min(FIRST_YEAR).max(2100).optional(),
});
export type CrisisReportInput = z.output<typeof crisisReportInput>;
