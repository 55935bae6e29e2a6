import { sendMessageInput, titleInput } from "@/lib/features/conversation/schema";
import { z } from "@/lib/shared/zod-messages";
import {
  DEFAULT_SAFETY,
  DEFAULT_TRAUMA_APPROACH,
  LOWEST_SAFETY,
  MAX_SAFETY,
  TRAUMA_APPROACHES,
  TRAUMA_MOOD,
  TRAUMA_TYPES,
  type TraumaFrame,
  YOUTH_TRAUMA_APPROACHES,
} from "./constants";

const anyApproach = z.enum([...TRAUMA_APPROACHES, ...YOUTH_TRAUMA_APPROACHES]);
const safetyLevel = z.int().min(LOWEST_SAFETY).max(MAX_SAFETY);
/** TRAU-09. */
const traumaType = z.enum(TRAUMA_TYPES, "Please select a trauma type to begin your session.");

/**
 * API-40. A blank title counts as none. The type has to be chosen (TRAU-09), but no one has to say
 * what happened: null is the choice not to.
 */
export const openTraumaSessionInput = z.object({
  title: z
    .string()
    .transform((title) => title.trim() || undefined)
    .pipe(titleInput.optional())
    .optional(),
  mood: z.literal(TRAUMA_MOOD).default(TRAUMA_MOOD),
  traumaType: traumaType.nullable(),
  therapyApproach: anyApproach.default(DEFAULT_TRAUMA_APPROACH),
  safetyLevel: safetyLevel.default(DEFAULT_SAFETY),
});
export type OpenTraumaSessionInput = z.output<typeof openTraumaSessionInput>;

const frameChange = {
  traumaType: traumaType.optional(),
  therapyApproach: anyApproach.optional(),
  safetyLevel: safetyLevel.optional(),
};

/** API-41: a chat message with the person's latest settings; omitted ones stay as they were. */
export const sendTraumaMessageInput = sendMessageInput.extend(frameChange);
export type SendTraumaMessageInput = z.output<typeof sendTraumaMessageInput>;

/** PATCH /api/trauma-therapy/session/{id}: settings changed during the conversation. */
export const changeTraumaFrameInput = z.object({
  id: z.uuid("Session ID must be a valid UUID"),
  ...frameChange,
});
export type ChangeTraumaFrameInput = z.output<typeof changeTraumaFrameInput>;

const date = z.union([z.date(), z.iso.datetime()]);

/**
 * A trauma session as the API returns it (DATA-28); the last three fields are stored on the chat
 * session (DATA-31).
 */
export const traumaSessionView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  createdAt: date,
  mood: z.literal(TRAUMA_MOOD),
  traumaType: z.enum(TRAUMA_TYPES).nullable(),
  therapyApproach: anyApproach.nullable(),
  safetyLevel: safetyLevel.nullable(),
});

const storedFrame = z.object({
  traumaType: z.enum(TRAUMA_TYPES).nullable().catch(null),
  therapyApproach: anyApproach.nullable().catch(null),
  safetyLevel: safetyLevel.nullable().catch(null),
});

/** Parses the stored frame; a value this release doesn't know counts as not said. */
export const traumaFrameOf = (stored: unknown): TraumaFrame => storedFrame.parse(stored);

/**
 * A message of a trauma session (DATA-28): stored like every chat message, shown with the
 * documented role `ai` (DATA-30).
 */
export const traumaMessageView = z.strictObject({
  id: z.uuid(),
  role: z.enum(["user", "ai"]),
  content: z.string(),
  createdAt: date,
});
export type TraumaMessageView = z.infer<typeof traumaMessageView>;

export const traumaRoleOf = (role: "user" | "assistant"): TraumaMessageView["role"] =>
  role === "assistant" ? "ai" : "user";
