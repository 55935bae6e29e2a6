import { storedConcern } from "@/lib/crisis/concern/state";
import { type ProtocolState, protocolGist, protocolState } from "@/lib/crisis/protocol/state";
import { json, partsOf, sealedTable, text } from "@/lib/shared/sealed-table";
import { z } from "@/lib/shared/zod-messages";

/**
 * State written by another release is read as far as it's understood: a conversation must survive a
 * deployment and a rollback, and the severity must not be forgotten.
 */
const crisisState = z
  .unknown()
  .transform(
    (stored): ProtocolState | undefined =>
      protocolState.safeParse(stored).data ?? protocolGist.safeParse(stored).data,
  );

/** An answer's metadata (DATA-05). Open-ended, so that older rows keep fields a release added. */
const messageMetadata = z.looseObject({
  suggested_activities: z.array(z.string()).optional().catch(undefined),
  /** The exercise this answer finished. */
  finished_exercise: z
    .object({ exercise: z.string(), approach: z.string() })
    .optional()
    .catch(undefined),
  /** The memory item this answer asked about. */
  followed_up: z.uuid().optional().catch(undefined),
  /** Set when the guided engine stepped in for the model. */
  fallback: z.boolean().optional().catch(undefined),
  /**
   * State of the crisis protocol if the answer belongs to it; on one of the guide's answers it was
   * raised by a second reader.
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
