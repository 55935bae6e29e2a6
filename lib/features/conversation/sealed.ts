import { storedConcern } from "@/lib/crisis/concern/state";
import { type ProtocolState, protocolGist, protocolState } from "@/lib/crisis/protocol/state";
import { json, partsOf, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

/**
 * A state of another release is read as far as it is understood: a talk must go on after a
 * deployment and after one that was taken back, and how grave it was must not be forgotten.
 */
const crisisState = z
  .unknown()
  .transform(
    (stored): ProtocolState | undefined =>
      protocolState.safeParse(stored).data ?? protocolGist.safeParse(stored).data,
  );

/**
 * What an answer carries beside its text (DATA-05). Open for more, so that older rows keep what a
 * release added.
 */
export const messageMetadata = z.looseObject({
  suggested_activities: z.array(z.string()).optional().catch(undefined),
  /** The exercise that this answer brought to its end. */
  finished_exercise: z
    .object({ exercise: z.string(), approach: z.string() })
    .optional()
    .catch(undefined),
  /** The guided engine stepped in for the model. */
  fallback: z.boolean().optional().catch(undefined),
  /**
   * The answer belongs to the crisis protocol, which stands there; in an answer of the guide a
   * second reader raised it.
   */
  crisis: crisisState.optional(),
  /** Where a possible concern stands; it never leaves the server. */
  concern: storedConcern.optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadata>;

export const chatSessionSeal = sealedTable("chat_sessions", {
  title: text,
  summary: text,
  traumaType: text,
  therapyApproach: text,
  safetyLevel: json(z.int()),
});

export const chatMessageSeal = sealedTable("chat_messages", {
  content: text,
  metadata: partsOf(messageMetadata),
});
