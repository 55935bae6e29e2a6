import { protocolState } from "@/lib/features/safety/protocol/state";
import { json, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

/** What an answer carries beside its text (DATA-05). Open for more, so that older rows keep what a release added. */
export const messageMetadata = z.looseObject({
  suggested_activities: z.array(z.string()).optional(),
  /** The exercise that this answer brought to its end. */
  finished_exercise: z.object({ exercise: z.string(), approach: z.string() }).optional(),
  /** The guided engine stepped in for the model. */
  fallback: z.boolean().optional(),
  /** The answer belongs to the crisis protocol, which stands there; in an answer of the guide a second reader raised it. */
  crisis: protocolState.optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

export const chatSessionSeal = sealedTable("chat_sessions", {
  title: text,
  summary: text,
  traumaType: text,
  therapyApproach: text,
  safetyLevel: json(z.int()),
});

export const chatMessageSeal = sealedTable("chat_messages", { content: text, metadata: json(messageMetadata) });
