import { z } from "@/lib/shared/zod-messages";
import {
  HIGHEST_SAFETY,
  LOWEST_SAFETY,
  TRAUMA_APPROACHES,
  TRAUMA_MOOD,
  TRAUMA_TYPES,
  YOUNG_TRAUMA_APPROACHES,
} from "./constants";

const date = z.union([z.date(), z.iso.datetime()]);

/** A trauma session as it is answered (DATA-28); the last three are stored on the chat session (DATA-31). */
export const traumaSessionView = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  createdAt: date,
  mood: z.literal(TRAUMA_MOOD),
  traumaType: z.enum(TRAUMA_TYPES).nullable(),
  therapyApproach: z.enum([...TRAUMA_APPROACHES, ...YOUNG_TRAUMA_APPROACHES]).nullable(),
  safetyLevel: z.int().min(LOWEST_SAFETY).max(HIGHEST_SAFETY).nullable(),
});
export type TraumaSessionView = z.infer<typeof traumaSessionView>;

/** A message of it (DATA-28): stored as every chat message, shown with the documented role `ai` (DATA-30). */
export const traumaMessageView = z.strictObject({
  id: z.uuid(),
  role: z.enum(["user", "ai"]),
  content: z.string(),
  createdAt: date,
});
export type TraumaMessageView = z.infer<typeof traumaMessageView>;

export const traumaRoleOf = (role: "user" | "assistant"): TraumaMessageView["role"] =>
  role === "assistant" ? "ai" : "user";
